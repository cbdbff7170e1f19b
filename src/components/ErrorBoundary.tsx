import { Component, type PropsWithChildren, type ReactNode } from 'react';

type ErrorBoundaryProps = PropsWithChildren<{
  /** A function receives the failure and a way to try again. */
  readonly fallback: ReactNode | ((failure: unknown, retry: () => void) => ReactNode);
  readonly onFailed?: () => void;
}>;
type ErrorBoundaryState = { readonly failure: { readonly of: unknown } | null };

/** Renders a fallback for children that fail to render (R1.6). */
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
