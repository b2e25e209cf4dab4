import { Component, type ReactNode } from 'react';
import { AppError } from '../domain/app-error';
import { isOwnError, type UnhandledError } from '../domain/unhandled-error';
import { ErrorPage } from '../features/error-page/error-page';
import { localeOfPath } from '../i18n/paths';
import { track } from '../utils/data-layer';
import { logError } from '../utils/log';

interface ErrorBoundaryProps {
  /** Path of the page that is being shown. */
  pathname: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken: boolean;
}

/** Limit of the reported message, characters: stack traces do not belong in analytics. */
const MESSAGE_LENGTH = 150;

/** Reports an error that a visitor saw to analytics. */
export function reportError(error: unknown, pathname: string): void {
  track('app_error', {
    error_message: String(error).slice(0, MESSAGE_LENGTH),
    error_status: error instanceof AppError ? error.statusCode : 500,
    page_path: pathname,
  });
}

/** Shows the error page for a render error or an unhandled error, and reports it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, this.props.pathname);
  }

  override componentDidMount(): void {
    window.addEventListener('error', this.onError);
    window.addEventListener('unhandledrejection', this.onRejection);
  }

  override componentDidUpdate({ pathname }: ErrorBoundaryProps): void {
    if (pathname !== this.props.pathname && this.state.broken) this.setState({ broken: false });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('error', this.onError);
    window.removeEventListener('unhandledrejection', this.onRejection);
  }

  private readonly onError = ({ error, filename }: ErrorEvent) =>
    this.onUnhandled({ error: error as unknown, source: filename });

  private readonly onRejection = ({ reason }: PromiseRejectionEvent) =>
    this.onUnhandled({ error: reason as unknown });

  private onUnhandled(unhandled: UnhandledError): void {
    if (!isOwnError(unhandled, window.location.origin)) return;
    logError('Unhandled error:', unhandled.error);
    reportError(unhandled.error, this.props.pathname);
    this.setState({ broken: true });
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <ErrorPage locale={localeOfPath(this.props.pathname)} />;
  }
}
