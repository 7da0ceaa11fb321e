import { LicenseInfo } from '@mui/x-license';
import {
  Component,
  startTransition,
  useCallback,
  useLayoutEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Snapshot } from '../../shared/page/page';
import type { LanguagePack } from '../theme/languagePack';
import { readOwnAppearance, subscribeToOwnAppearance } from '../theme/ownAppearance';
import { getDemoAppearance, initialAppearance, subscribeToDemoAppearance } from './demoAppearance';
import { demoNameToPrefix } from './demoPrefix';
import { DemoProviders } from '../providers/demo/DemoProviders';
import { exposeTheme } from './exposeTheme';
import { findMatch } from './findMatch';
import { waitForContent } from './waitForContent';
import { watchScrollLock } from './watchScrollLock';

export { replayInput } from './replayInput';

LicenseInfo.setLicenseKey(process.env.NEXT_PUBLIC_MUI_LICENSE ?? '');
exposeTheme();
watchScrollLock();

interface DemoBoundaryProps {
  onCrash: (error: Error) => void;
  onCommit: () => void;
  children: ReactNode;
}

/** Keeps a crash inside the demo: shows nothing and says what happened. */
class DemoBoundary extends Component<DemoBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error instanceof Error ? error : new Error(String(error)));
  }

  override render() {
    return this.state.hasCrashed ? null : (
      <CommitReporter onCommit={this.props.onCommit}>{this.props.children}</CommitReporter>
    );
  }
}

function CommitReporter({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  // Once, after the first commit.
  useLayoutEffect(onCommit, []); // oxlint-disable-line react/exhaustive-deps
  return children;
}

interface DemoThemesProps {
  stage: HTMLElement;
  pack: LanguagePack;
  children: ReactNode;
}

/**
 * Gives a demo what the user chose for all or for it alone, from its first render on where there is no markup to take over. A demo
 * that takes over its snapshot repeats that first: snapshots are made once, in English, with defaults.
 */
function DemoThemes({ stage, pack, children }: DemoThemesProps) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [subscribeToDemoAppearance(listener), subscribeToOwnAppearance(stage, listener)];
      return () => stops.forEach((stop) => stop());
    },
    [stage],
  );
  const { cache, theme } = useSyncExternalStore(
    subscribe,
    () => getDemoAppearance(pack, readOwnAppearance(stage)),
    () => initialAppearance,
  );
  return (
    <DemoProviders cache={cache} theme={theme}>
      {children}
    </DemoProviders>
  );
}

/** A translator in the browser has replaced texts by elements of its own: React would find them where none should be. */
function isTranslated(snapshot: HTMLElement): boolean {
  return snapshot.querySelector('font') !== null;
}

interface MountDemoOptions {
  /** Holds the snapshot as its only child. */
  stage: HTMLElement;
  name: string;
  mode: Snapshot['mode'];
  Demo: ComponentType;
  /** The packages' texts in the language of the page. */
  pack: LanguagePack;
  onCrash: (error: Error) => void;
  /** The user waits for it: it is rendered in one piece, otherwise in slices between which the page answers. */
  isUrgent: boolean;
  /** The user sees the live demo. */
  onLive: () => void;
}

/**
 * Makes a demo live in a React root of its own: takes over its markup, or puts the live demo in the place
 * of its picture once it shows something.
 *
 * @returns unmounts the demo
 */
export function mountDemo({
  stage,
  name,
  mode,
  Demo,
  pack,
  isUrgent,
  onCrash,
  onLive,
}: MountDemoOptions): () => void {
  const snapshot = stage.firstElementChild as HTMLElement;
  const identifierPrefix = demoNameToPrefix(name);
  let hasEnded = false;
  const options = {
    identifierPrefix,
    // The boundary reports it in the demo's place; React would print the same again.
    onUncaughtError: (error: unknown) => onCrash(error as Error),
    // A demo that ends before React has taken over its markup is rendered once more, in vain, which React tells.
    onRecoverableError: (error: unknown) => !hasEnded && reportError(error),
  };
  const tree = (onCommit: () => void) => (
    <DemoThemes stage={stage} pack={pack}>
      <DemoBoundary onCrash={onCrash} onCommit={onCommit}>
        <Demo />
      </DemoBoundary>
    </DemoThemes>
  );

  const render = isUrgent ? (work: () => void) => work() : startTransition;
  let root: Root;
  let cancelWait = () => {};
  // Snapshots are made with the class names of production; React would complain in development.
  if (mode === 'hydrate' && process.env.NODE_ENV === 'production' && !isTranslated(snapshot)) {
    render(() => {
      root = hydrateRoot(snapshot, tree(onLive), options);
    });
  } else {
    const live = document.createElement('div');
    live.className = 'demo-live demo-live-waiting';
    stage.append(live);
    root = createRoot(live, options);
    const replaceSnapshot = () => {
      const focused = snapshot.contains(document.activeElement) ? document.activeElement : null;
      const match = focused && findMatch(focused, snapshot, live);
      live.classList.remove('demo-live-waiting');
      snapshot.remove();
      match?.focus({ preventScroll: true });
      onLive();
    };
    const content = tree(() => {
      cancelWait = waitForContent(live, snapshot, replaceSnapshot);
    });
    render(() => root.render(content));
  }
  return () => {
    hasEnded = true;
    cancelWait();
    root.unmount();
  };
}
