import { Component, type ReactNode } from 'react';
import { SHELL } from '#src/review/page/words/shell.ts';
import { Button } from './Button.tsx';

type BoundaryProps = { readonly onRetry: () => void; readonly children: ReactNode };

export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => {
      this.setState({ hasFailed: false });
      this.props.onRetry();
    };
    return (
      <div role="alert">
        <p>{SHELL.part}</p>
        <Button onClick={retry}>{SHELL.retry}</Button>
      </div>
    );
  }
}
