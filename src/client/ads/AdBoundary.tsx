import { Component, type ReactNode } from 'react';
import { sendAdEvent } from './sendAdEvent';

interface AdBoundaryProps {
  /** Label of the slot; null without one. */
  label: string | null;
  children: ReactNode;
}

/** Keeps a crash inside the slot: reports it once and shows nothing from then on. */
export class AdBoundary extends Component<AdBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    sendAdEvent('crash', String(this.props.label));
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
