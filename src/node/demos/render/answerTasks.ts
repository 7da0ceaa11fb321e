import './addIteratorHelpers';
import { pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import type { RenderAnswer, RenderTask } from './protocol';

type Render = (
  Demo: ComponentType,
  task: RenderTask,
) => Pick<RenderAnswer, 'html' | 'styles'> | Promise<Pick<RenderAnswer, 'html' | 'styles'>>;

async function answer(task: RenderTask, render: Render): Promise<RenderAnswer> {
  try {
    const { default: Demo } = (await import(pathToFileURL(task.module).href)) as { default?: ComponentType };
    if (!Demo) {
      throw new Error('The demo has no default export. Write `export default function …`.');
    }
    return { demo: task.demo, ...(await render(Demo, task)) };
  } catch (error) {
    return {
      demo: task.demo,
      html: '',
      styles: {},
      error: error instanceof Error ? error.stack : String(error),
    };
  }
}

/** Sends an answer, and waits until it is on its way: a process that ends earlier takes long ones with it. */
function send(message: RenderAnswer): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}

/** The life of a renderer process: takes one list of tasks from its parent, answers each, and ends. */
export function answerTasks(render: Render): void {
  process.once('message', async (tasks: RenderTask[]) => {
    for (const task of tasks) {
      await send(await answer(task, render));
    }
    process.disconnect();
    process.exit(0);
  });
}
