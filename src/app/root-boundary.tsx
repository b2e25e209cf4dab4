import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../features/error-page/error-page';
import { localeOfPath } from '../i18n/paths';
import { reportError } from './error-boundary';

/** Nothing listens to the history any more where the router itself has broken. */
const reload = () => window.location.reload();

/** Shows the error page for what breaks above every page, in Gatsby's own frame around it. */
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
