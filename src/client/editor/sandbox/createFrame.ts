import { SANDBOX_ADDRESS, type SandboxManifest } from '../../../shared/demo/sandbox';
import { subscribeToColorMode } from '../../theme/colorMode';
import { subscribeToOwnAppearance } from '../../theme/ownAppearance';
import { subscribeToTheme } from '../../theme/themeStore';
import { listScripts } from './listScripts';
import { loadScript } from './loadManifest';
import { readAppearance } from './readAppearance';
import { readFrameMessage } from './readFrameMessage';
import type { FrameFault, FrameSize, RunRequest, ToFrame } from './sandboxMessages';
import { watchFrame } from './watchFrame';

/** Sizes that a frame may report in a second: a demo that is as high as its window would grow for ever. */
const MOST_SIZES = 20;

/** Messages of all kinds that a frame may send in a second: more, and the page would have no time for its user. */
const MOST_MESSAGES = 200;

/** How long the document of a frame may take to load, in ms. */
export const LOAD_PATIENCE = 10_000;

interface CreateFrameOptions {
  manifest: SandboxManifest;
  /** The stage of the demo whose place the frame takes. */
  stage: HTMLElement;
  /** Name of the frame for screen readers. */
  title: string;
  /** It has the packages that a request needs, and begins to run its code. */
  onStarted: (id: number) => void;
  onRendered: (id: number) => void;
  onFault: (id: number, fault: FrameFault) => void;
  onSize: (size: FrameSize) => void;
  /** The frame has to go. */
  onLost: (reason: FrameLoss) => void;
}

/** Why a frame has to go: it does not answer, sends without end, or has loaded a document anew, which knows nothing. */
export type FrameLoss = 'silence' | 'flood' | 'reload';

/** A frame in which edited code runs. */
export interface Frame {
  element: HTMLIFrameElement;
  /** Runs a demo. @throws when a script or the document of the frame is out of reach */
  run: (request: RunRequest) => Promise<void>;
  remove: () => void;
}

/** @returns counts a call, and says whether the last second has had more than `most` */
function countPerSecond(most: number): () => boolean {
  let first = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - first > 1000) {
      first = now;
      count = 0;
    }
    count += 1;
    return count > most;
  };
}

/**
 * Makes a frame whose document has an origin of its own: it reaches neither the page nor its storage, and may load nothing.
 * The page sends it all that it needs.
 */
export function createFrame({
  manifest,
  stage,
  title,
  onStarted,
  onRendered,
  onFault,
  onSize,
  onLost,
}: CreateFrameOptions): Frame {
  const element = document.createElement('iframe');
  element.className = 'demo-frame';
  element.title = title;
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.src = SANDBOX_ADDRESS;

  const sent = new Set<string>();
  const ended = new AbortController();
  const { signal } = ended;
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    // The document of an error is a document: it loads, and says nothing.
    const timer = setTimeout(() => reject(new Error('The frame could not be loaded.')), LOAD_PATIENCE);
    signal.addEventListener('abort', () => clearTimeout(timer));
    becomeReady = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  // A frame that does not start is reported when a demo is run.
  ready.catch(() => undefined);
  const send = (message: ToFrame) => element.contentWindow?.postMessage(message, '*');
  const load = async (names: readonly string[], runtime?: string) => {
    const missing = listScripts(manifest.files, names, sent);
    const scripts = await Promise.all(missing.map(async (name) => ({ name, code: await loadScript(name) })));
    await ready;
    // Another request may have sent some of them meanwhile.
    const news = scripts.filter(({ name }) => !sent.has(name));
    news.forEach(({ name }) => sent.add(name));
    if (news.length > 0 && !signal.aborted) {
      send({ type: 'load', scripts: news, runtime });
    }
  };
  const sendAppearance = () => send({ type: 'appearance', appearance: readAppearance(manifest, stage) });
  const start = async () => {
    const { pack } = readAppearance(manifest, stage);
    await load([manifest.runtime, ...(pack ? [pack] : [])], manifest.runtime);
    sendAppearance();
  };
  const started = start();
  started.catch(() => undefined);

  let watch: ReturnType<typeof watchFrame> | undefined;
  const exceedsSizes = countPerSecond(MOST_SIZES);
  const exceedsMessages = countPerSecond(MOST_MESSAGES);
  const takeReady = () => {
    if (watch) {
      onLost('reload');
      return;
    }
    becomeReady();
    watch = watchFrame({
      ask: (id) => send({ type: 'ping', id }),
      onSilence: () => onLost('silence'),
    });
  };
  const receive = ({ data, source }: MessageEvent) => {
    if (source !== element.contentWindow) {
      return;
    }
    // Before anything is read: what the code in the frame sends may be anything.
    if (exceedsMessages()) {
      onLost('flood');
      return;
    }
    const message = readFrameMessage(data);
    switch (message?.type) {
      case 'ready':
        takeReady();
        break;
      case 'pong':
        watch?.answer(message.id);
        break;
      case 'started':
        watch?.start();
        onStarted(message.id);
        break;
      case 'rendered':
        onRendered(message.id);
        break;
      case 'fault':
        onFault(message.id, message.fault);
        break;
      case 'size':
        if (!exceedsSizes()) {
          onSize(message);
        }
        break;
      default:
    }
  };
  addEventListener('message', receive, { signal });
  const stopFollowing = [
    subscribeToTheme(sendAppearance),
    subscribeToColorMode(sendAppearance),
    subscribeToOwnAppearance(stage, sendAppearance),
  ];

  return {
    element,
    run: async (request) => {
      await started;
      await load(Object.values(request.specifiers));
      if (!signal.aborted) {
        send({ type: 'run', request });
      }
    },
    remove: () => {
      ended.abort();
      watch?.stop();
      stopFollowing.forEach((stop) => stop());
      element.remove();
    },
  };
}
