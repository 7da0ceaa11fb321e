import { fork } from 'node:child_process';
import type { RenderAnswer, RendererMessage, RenderTask } from './render/protocol';

/** The renderer processes: see the head of each file in `render/`. */
export type Renderer = 'renderToMarkup' | 'renderToPicture';

/** The longest time that the packages of a demo take to load, on a machine with much else to do, in ms. */
const LOADING_LIMIT = 120_000;

/** A demo that renders longer than this never ends, in ms. */
const RENDERING_LIMIT = 20_000;

/** Memory of a process, in MB: a demo that needs more of it is at fault. */
const MEMORY_LIMIT = 2000;

export interface RendererOptions {
  /** The modules of the renderers, as `bundleRenderers` wrote them. */
  scripts: Readonly<Record<Renderer, string>>;
  /** How long one demo may take, in ms. */
  renderingLimit?: number;
  /** How much memory the process may have, in MB. */
  memoryLimit?: number;
  /** The build of React: `development` says in full what is wrong, and has class names of its own. */
  mode?: 'production' | 'development';
}

/** A process that renders one demo at a time. */
export interface RendererProcess {
  /**
   * @returns the answer, and the memory of the process after it, in bytes
   * @throws RendererEnded when the process ends before it answers
   */
  render: (task: RenderTask) => Promise<{ answer: RenderAnswer; memory: number }>;
  end: () => void;
}

/** A demo ended the process that rendered it. */
export class RendererEnded extends Error {}

/** The last lines that a process wrote, without its stacks of many. */
function shorten(text: string): string {
  return text.trim().split('\n').slice(-20).join('\n');
}

/** Starts a renderer. */
export function startRenderer(
  renderer: Renderer,
  {
    scripts,
    renderingLimit = RENDERING_LIMIT,
    memoryLimit = MEMORY_LIMIT,
    mode = 'production',
  }: RendererOptions,
): RendererProcess {
  // Production: the class names and the markup of the site that is published.
  const child = fork(scripts[renderer], {
    execArgv: [`--max-old-space-size=${memoryLimit}`],
    env: { ...process.env, NODE_ENV: mode, MUI_X_TELEMETRY_DISABLED: 'true' },
    // The missing-licence notice would be printed once for each demo.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr = (stderr + String(chunk)).slice(-20_000);
  });

  const render: RendererProcess['render'] = (task) =>
    new Promise((resolve, reject) => {
      let reason: string | undefined;
      const stopAfter = (limit: number, what: string) =>
        setTimeout(() => {
          reason = `${what} takes longer than ${limit / 1000} s. Look for a loop that never ends.`;
          child.kill('SIGKILL');
        }, limit);
      let watch = stopAfter(LOADING_LIMIT, 'Loading the modules of the demo');
      const finish = () => {
        clearTimeout(watch);
        child.off('message', onMessage);
        child.off('close', onClose);
        child.off('error', onClose);
      };
      const onMessage = (message: RendererMessage) => {
        clearTimeout(watch);
        if ('begins' in message) {
          watch = stopAfter(renderingLimit, 'Rendering the demo');
          return;
        }
        finish();
        resolve(message);
      };
      const onClose = (code: number | Error | null) => {
        finish();
        const end = /heap out of memory/.test(stderr)
          ? `The demo needs more than ${memoryLimit / 1000} GB of memory to be rendered.`
          : `The demo ends the process that renders it (${code instanceof Error ? code.message : `code ${code}`}).\n${shorten(stderr)}`;
        reject(new RendererEnded((reason ?? end).trimEnd()));
      };
      child.on('message', onMessage);
      child.on('close', onClose);
      child.on('error', onClose);
      child.send(task);
    });
  return {
    render,
    end: () => {
      if (child.connected) {
        child.disconnect();
      }
    },
  };
}
