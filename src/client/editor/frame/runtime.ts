import { LicenseInfo } from '@mui/x-license';
import type { FrameFault, FromFrame, RunRequest, ToFrame } from '../sandbox/sandboxMessages';
import { evaluateDemo } from './evaluateDemo';
import { showAppearance } from './frameAppearance';
import { createLoopGuard } from './guardLoops';
import { watchSize } from './measureFrame';
import { provideStorage } from './memoryStorage';
import { showDemo } from './showDemo';
import { findRun, toFault } from './toFault';

/** What the document gives the runtime. */
export interface FrameTools {
  evaluate: (text: string) => unknown;
  requireScript: (name: string) => unknown;
  send: (message: FromFrame) => void;
}

/** Handles the messages of the page but those of the document itself. */
export interface FrameRuntime {
  receive: (message: ToFrame) => void;
}

/** Starts what runs demos in the frame. */
export function startRuntime({ evaluate, requireScript, send }: FrameTools): FrameRuntime {
  const guard = createLoopGuard();
  let latest = 0;
  const report = (error: unknown, kind: FrameFault['kind'], id = findRun(error) ?? latest) =>
    send({ type: 'fault', id, fault: toFault(error, kind) });
  const requirePackages = (name: string) =>
    (requireScript(name) as { packages: Record<string, object> }).packages;

  const start = (request: RunRequest) => {
    const { id, styles } = request;
    try {
      showDemo({
        Demo: evaluateDemo(request, { evaluate, requirePackages, guard }),
        styles,
        onShown: () => send({ type: 'rendered', id }),
        onCrash: (error) => report(error, 'render', id),
      });
    } catch (error) {
      report(error, 'render', id);
    }
  };
  const run = (request: RunRequest) => {
    const { id, specifiers } = request;
    latest = id;
    try {
      Object.values(specifiers).forEach(requirePackages);
    } catch (error) {
      report(error, 'render', id);
      return;
    }
    send({ type: 'started', id });
    // Messages leave in a task of their own, which code that never ends would hold back.
    setTimeout(() => id === latest && start(request));
  };

  LicenseInfo.setLicenseKey(process.env.NEXT_PUBLIC_MUI_LICENSE ?? '');
  provideStorage();
  addEventListener('error', ({ error, message }) => report(error ?? message, 'later'));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'rejection'));
  watchSize((size) => send({ type: 'size', ...size }));
  return {
    receive: (message) => {
      if (message.type === 'appearance') {
        showAppearance(message.appearance, requireScript);
      } else if (message.type === 'run') {
        run(message.request);
      }
    },
  };
}
