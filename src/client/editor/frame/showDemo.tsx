import { Component, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DemoProviders } from '../../providers/demo/DemoProviders';
import { getLook, subscribeToLook } from './frameAppearance';

/** How long a demo that was rendered stays hidden, in ms: grids and charts measure themselves first. */
const SETTLE_MS = 80;

interface BoundaryProps {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

/** Comes after the demo, and so do its effects. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, []); // oxlint-disable-line react/exhaustive-deps
  return null;
}

function Look({ children }: { children: ReactNode }) {
  const { cache, theme } = useSyncExternalStore(subscribeToLook, getLook);
  return (
    <DemoProviders cache={cache} theme={theme}>
      {children}
    </DemoProviders>
  );
}

interface ShowDemoOptions {
  Demo: ComponentType;
  styles: readonly string[];
  onShown: () => void;
  /** Called with what the demo threw while it was rendered, or in an effect. */
  onCrash: (error: unknown) => void;
}

/** The demo that the user sees. */
let shown: { place: HTMLElement; root: Root } | undefined;

/** Ends the demo that is being prepared. */
let cancel = () => {};

function createPlace(styles: readonly string[]): HTMLElement {
  const place = document.createElement('div');
  place.className = 'root root-waiting';
  for (const style of styles) {
    const sheet = document.createElement('style');
    sheet.textContent = style;
    place.append(sheet);
  }
  return place;
}

/**
 * Renders a demo out of sight and lets it take the place of the one that is shown; one that crashes meanwhile never does.
 * One that crashes later starts again.
 */
export function showDemo({ Demo, styles, onShown, onCrash }: ShowDemoOptions): void {
  cancel();
  const place = createPlace(styles);
  const content = document.createElement('div');
  place.append(content);
  document.body.append(place);
  let isEnded = false;
  let isShown = false;
  let starts = 0;
  const root = createRoot(content, {
    // The boundary reports what is thrown; React would print the same.
    onCaughtError: () => undefined,
    onRecoverableError: () => undefined,
  });
  const end = () => {
    isEnded = true;
    place.remove();
    // React refuses to unmount a root while it renders.
    setTimeout(() => root.unmount());
  };
  const show = () => {
    if (isEnded || isShown) {
      return;
    }
    isShown = true;
    cancel = () => {};
    const before = shown;
    shown = { place, root };
    place.classList.remove('root-waiting');
    before?.place.remove();
    before?.root.unmount();
    onShown();
  };
  const crash = (error: unknown) => {
    if (isEnded) {
      return;
    }
    onCrash(error);
    if (!isShown) {
      end();
    } else if (starts === 1) {
      render();
    }
  };
  const render = () => {
    starts += 1;
    root.render(
      <Look>
        <Boundary key={starts} onCrash={crash}>
          <Demo />
          <Ready onReady={() => void setTimeout(show, SETTLE_MS)} />
        </Boundary>
      </Look>,
    );
  };
  cancel = end;
  render();
}
