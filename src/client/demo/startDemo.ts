import type { ComponentType } from 'react';
import type { Snapshot } from '../../shared/page/page';
import type { PageContext } from '../providers/page/PageContext';
import { limitWait } from '../platform/limitWait';
import { isLoadFault } from '../platform/loadFault';
import { captureEarlyInput, type FindLive, type ReplayInput } from './captureEarlyInput';
import { findMatch } from './findMatch';
import { queueMount, type QueuedMount } from './mountQueue';
import { whenNear } from './whenNear';

export interface StartDemoOptions {
  stage: HTMLElement;
  demo: { name: string; moduleName: string; pageId: string; mode: Snapshot['mode'] };
  page: PageContext;
  /** Makes what is mounted of the demo's module. */
  wrap?: (Demo: ComponentType) => ComponentType;
  onCrash: (error: Error) => void;
  /** Is called when its code cannot be loaded; the snapshot stays. */
  onUnloaded: () => void;
}

/**
 * Lets a demo come alive in an idle moment after it nears the view, without waiting when the pointer or the focus
 * reaches it, and in one piece when the user presses it; then repeats what the user did meanwhile.
 *
 * @returns ends the demo and puts its snapshot back
 */
export function startDemo({
  stage,
  demo,
  page: { language, modules },
  wrap = (Demo) => Demo,
  onCrash,
  onUnloaded,
}: StartDemoOptions): () => void {
  const markup = stage.innerHTML;
  const snapshot = stage.firstElementChild!;
  let isEnded = false;
  let isStarted = false;
  let unmount: (() => void) | undefined;
  let queued: QueuedMount | undefined;
  /** The user has come to the demo. */
  let isReached = false;
  /** The user has pressed something in it. */
  let isUrgent = false;

  const findLive: FindLive = (target, point) => {
    if (target.isConnected) {
      return target;
    }
    const live = stage.firstElementChild;
    const pointed = point && document.elementFromPoint(point.x, point.y);
    return (
      (live && findMatch(target, snapshot, live)) ??
      (pointed && stage.contains(pointed) ? pointed : undefined)
    );
  };
  const onLive = (replayInput: ReplayInput) => {
    stage.dataset.live = '';
    // Effects of the demo, such as its own listeners, come first.
    setTimeout(() => {
      if (!isEnded) {
        early.replay(findLive, replayInput);
      }
    });
  };
  const start = async () => {
    if (isStarted) {
      return;
    }
    isStarted = true;
    stopWaiting();
    try {
      const [Demo, { mountDemo, replayInput }, pack] = await limitWait(
        Promise.all([
          modules.loadDemo(demo.pageId, demo.moduleName),
          // What makes demos live, with React's client, emotion and the theme.
          import('./mountDemo'),
          modules.loadLanguagePack(language),
        ]),
      );
      if (isEnded) {
        return;
      }
      queued = queueMount(() => {
        unmount = mountDemo({
          stage,
          name: demo.name,
          mode: demo.mode,
          Demo: wrap(Demo),
          pack,
          isUrgent,
          onCrash,
          onLive: () => onLive(replayInput),
        });
      });
      if (isReached) {
        queued.mountNow();
      }
    } catch (error) {
      if (!isEnded) {
        early.stop();
        if (isLoadFault(error)) {
          onUnloaded();
        } else {
          onCrash(error as Error);
        }
      }
    }
  };
  const reach = () => {
    isReached = true;
    void start();
    queued?.mountNow();
  };
  const early = captureEarlyInput(stage, () => {
    isUrgent = true;
    reach();
  });
  const reaching = new AbortController();
  for (const type of ['pointerenter', 'focusin']) {
    stage.addEventListener(type, reach, { once: true, signal: reaching.signal });
  }
  const stopWaiting = whenNear(stage, () => void start());

  return () => {
    isEnded = true;
    stopWaiting();
    early.stop();
    reaching.abort();
    queued?.cancel();
    delete stage.dataset.live;
    stage.innerHTML = markup;
    // React refuses to unmount a root while another one renders.
    setTimeout(() => unmount?.());
  };
}
