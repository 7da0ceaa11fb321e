import './addIteratorHelpers';
import { pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import type { RenderAnswer, RendererMessage, RenderTask } from './protocol';
import { restoreLocales } from './restoreLocales';

type Rendered = Pick<RenderAnswer, 'html' | 'styles'>;

type Render = (Demo: ComponentType, task: RenderTask) => Rendered | Promise<Rendered>;

/** Sends a message, and waits until it is on its way. */
function send(message: RendererMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}

async function answer(task: RenderTask, render: Render): Promise<RenderAnswer> {
  try {
    const { default: Demo } = (await import(pathToFileURL(task.module).href)) as { default?: ComponentType };
    if (!Demo) {
      throw new Error('The demo has no default export. Write `export default function …`.');
    }
    await send({ begins: task.demo });
    const rendered = await render(Demo, task);
    const [changed] = restoreLocales();
    if (changed) {
      throw new Error(
        `The demo changes the locale of ${changed} for all demos. Pass the locale to what needs it; after an \`updateLocale\` that selects it, write \`locale('en')\`.`,
      );
    }
    return { demo: task.demo, ...rendered };
  } catch (error) {
    return {
      demo: task.demo,
      html: '',
      styles: {},
      error: error instanceof Error ? error.stack : String(error),
    };
  } finally {
    // A demo that throws may have changed them before.
    restoreLocales();
  }
}

/** The life of a renderer process: answers each task that its parent sends, until the parent disconnects. */
export function answerTasks(render: Render): void {
  process.on('message', async (task: RenderTask) => {
    await send({ answer: await answer(task, render), memory: process.memoryUsage.rss() });
  });
  // Timers of demos would keep the process.
  process.on('disconnect', () => process.exit(0));
}
