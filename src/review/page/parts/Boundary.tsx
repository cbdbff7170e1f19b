import { Component, type ReactNode } from 'react';
import { SHELL } from '#src/review/page/words/shell.ts';
import { Button } from './Button.tsx';

type BoundaryProps = { readonly onRetry: () => void; readonly children: ReactNode };

/** Keeps the page usable when one part of it fails: a text takes its place, with a button to try again. */
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
