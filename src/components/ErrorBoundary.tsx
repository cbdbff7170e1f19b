import { Component, type PropsWithChildren, type ReactNode } from 'react';

type ErrorBoundaryProps = PropsWithChildren<{
  readonly fallback: ReactNode | ((error: unknown, retry: () => void) => ReactNode);
  readonly onFailed?: () => void;
}>;
type ErrorBoundaryState = { readonly failure: { readonly error: unknown } | null };

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError = (error: unknown): ErrorBoundaryState => ({ failure: { error } });

  override state: ErrorBoundaryState = { failure: null };

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    return typeof fallback === 'function' ? fallback(failure.error, () => this.setState({ failure: null })) : fallback;
  }
}
