/**
 * The process between the compiler and the renderers: it gives them the next demo at once, also while the compiler, busy
 * with TypeScript, hears nothing for half a minute.
 */
import type { RenderTask } from './render/protocol';
import { renderSnapshots } from './renderSnapshots';
import type { RendererOptions } from './startRenderer';

/** What it is sent, once; it answers with the entries of a `Map`. */
export interface SnapshotRequest {
  tasks: RenderTask[];
  scripts: RendererOptions['scripts'];
}

process.once('message', async ({ tasks, scripts }: SnapshotRequest) => {
  const results = await renderSnapshots(tasks, scripts);
  process.send!([...results], () => process.disconnect());
});
// The compiler has ended: nobody waits for the renderers.
process.on('disconnect', () => process.exit());
