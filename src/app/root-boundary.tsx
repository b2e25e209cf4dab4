import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../features/error-page/error-page';
import { localeOfPath } from '../i18n/paths';
import { reportError } from './error-boundary';

/** Reload on a history change: after an error in the router nothing else listens to it. */
const reload = () => window.location.reload();

/** Shows the error page for an error above the page, in Gatsby's own root components. */
export class RootBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, window.location.pathname);
    window.addEventListener('popstate', reload);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('popstate', reload);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <ErrorPage locale={localeOfPath(window.location.pathname)} />;
  }
}
