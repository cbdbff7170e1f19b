import { Component, type PropsWithChildren, type ReactNode } from 'react';

type ErrorBoundaryProps = PropsWithChildren<{
  /** Stands in for what failed. A function is given the failure, and how to try again. */
  readonly fallback: ReactNode | ((failure: unknown, retry: () => void) => ReactNode);
  readonly onFailed?: () => void;
}>;
type ErrorBoundaryState = { readonly failure: { readonly of: unknown } | null };

/** Shows what is given in place of what could not be rendered (R1.6). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError = (of: unknown): ErrorBoundaryState => ({ failure: { of } });

  override state: ErrorBoundaryState = { failure: null };

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    return typeof fallback === 'function' ? fallback(failure.of, () => this.setState({ failure: null })) : fallback;
  }
}
