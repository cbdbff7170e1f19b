import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { ErrorPage } from './ProblemPage.tsx';

type ErrorBoundaryProps = PropsWithChildren<{
  /** Stands in for what failed. A function is given the failure, and how to try again. */
  readonly fallback?: ReactNode | ((failure: unknown, retry: () => void) => ReactNode);
}>;
type ErrorBoundaryState = { readonly failure: { readonly of: unknown } | null };

/** Shows the error page, or what is given instead, in place of what could not be rendered (R1.6). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError = (of: unknown): ErrorBoundaryState => ({ failure: { of } });

  override state: ErrorBoundaryState = { failure: null };

  override render() {
    const { children, fallback = <ErrorPage /> } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    return typeof fallback === 'function' ? fallback(failure.of, () => this.setState({ failure: null })) : fallback;
  }
}
