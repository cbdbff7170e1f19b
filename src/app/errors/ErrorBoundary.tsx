import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

type ErrorBoundaryProps = PropsWithChildren<{ readonly instead?: ReactNode }>;

/** Shows the error page, or what is given instead, in place of what could not be rendered (R1.6). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, instead = <ErrorPage /> } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}
