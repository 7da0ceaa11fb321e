import type { Task } from './data';

/** Stands for a request that saves the ids in their new order. */
export async function saveOrder(tasks: Task[], isOnline: boolean): Promise<string> {
  await Promise.resolve();
  if (!isOnline) {
    throw new Error('The server is offline.');
  }
  return `Saved: ${tasks.map(({ id }) => id).join(' ')}`;
}
