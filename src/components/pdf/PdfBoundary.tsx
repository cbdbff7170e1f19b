import { Component, type PropsWithChildren } from 'react';

type Props = PropsWithChildren<{ onFailed: () => void }>;

/** Turns a crash inside the viewer into a document that cannot be shown; the screen around it stands. */
export class PdfBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
