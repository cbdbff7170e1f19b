import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';

type BoundaryProps = {
  readonly words: string;
  readonly retry: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
};

/** Keeps the page usable when one part of it fails: a text takes its place, with a button to try again. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { words, retry, onRetry, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div role="alert">
        <p>{words}</p>
        <Button
          onClick={() => {
            this.setState({ hasFailed: false });
            onRetry();
          }}
        >
          {retry}
        </Button>
      </div>
    );
  }
}
