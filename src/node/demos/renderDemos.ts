import fs from 'node:fs/promises';
import path from 'node:path';
import { openCache } from '../base/cache/openCache';
import { listInstalledVersions } from '../base/cache/stepVersion';
import type { Problem } from '../base/problems/problem';
import { bundleDemos, type BundledDemo } from './bundleDemos';
import { bundleRenderers } from './bundleRenderers';
import { getDemoKey, type DemoSource } from './demoSource';
import type { RenderTask } from './render/protocol';
import type { SnapshotResult, RenderedSnapshot } from './renderSnapshots';
import { startSnapshotProcess } from './startSnapshotProcess';

/** What stands in a page until a demo is live, and the files of the demo. */
export type RenderedDemo = RenderedSnapshot & Omit<BundledDemo, 'module'>;

/** All that the snapshot of a demo depends on besides the renderer. */
async function listInputs(
  key: string,
  { files, packages }: BundledDemo,
  projectDirectory: string,
): Promise<string[]> {
  const texts = files.map(async (file) => [path.basename(file), await fs.readFile(file, 'utf8')]);
  return [key, ...(await Promise.all(texts)).flat(), ...listInstalledVersions(projectDirectory, packages)];
}

/** Demos as modules that Node.js imports. */
export interface StagedDemos {
  /** By demo key; without those that cannot be bundled. */
  bundled: ReadonlyMap<string, BundledDemo>;
  /** Removes the modules; what is known of them stays. */
  remove: () => Promise<void>;
}

/**
 * Bundles demos into a folder of their own: a build and the development server may render at the same time.
 *
 * @param problems takes each demo that cannot be bundled
 */
export async function stageDemos(
  demos: readonly DemoSource[],
  projectDirectory: string,
  problems: Problem[],
): Promise<StagedDemos> {
  const parent = path.join(projectDirectory, '.cache/demos/modules');
  await fs.mkdir(parent, { recursive: true });
  const directory = await fs.mkdtemp(path.join(parent, 'run-'));
  return {
    bundled: await bundleDemos(demos, directory, { projectDirectory, problems }),
    remove: () => fs.rm(directory, { recursive: true, force: true }),
  };
}

/** Demos that are cached, or are being rendered. */
export interface Rendering {
  /**
   * Waits until all are rendered.
   *
   * @param problems takes each demo that throws, or that shows neither text nor a mark
   * @returns by demo key; without those
   */
  finish: (problems: Problem[]) => Promise<Map<string, RenderedDemo>>;
}

/** Begins to render demos to what stands in a page until they are live. */
async function startMissing(
  tasks: RenderTask[],
  projectDirectory: string,
): Promise<{ results: Promise<Map<string, SnapshotResult>> }> {
  if (tasks.length === 0) {
    return { results: Promise.resolve(new Map()) };
  }
  const directory = path.join(projectDirectory, '.cache/demos/renderers');
  const { snapshotProcess, ...scripts } = await bundleRenderers(directory);
  return startSnapshotProcess(snapshotProcess, { tasks, scripts });
}

/** Begins to render those demos that are not cached, in processes of their own. Their modules are removed after that. */
export async function startRendering(
  demos: readonly DemoSource[],
  { bundled, remove }: StagedDemos,
  projectDirectory: string,
): Promise<Rendering> {
  const cache = await openCache<RenderedSnapshot>(projectDirectory, 'demos/snapshots');
  const snapshots = new Map<string, RenderedSnapshot>();
  const missing = new Map<string, string[]>();
  const tasks: RenderTask[] = [];
  const sound = demos.filter((demo) => bundled.has(getDemoKey(demo)));
  for (const demo of sound) {
    const key = getDemoKey(demo);
    const bundle = bundled.get(key)!;
    const inputs = await listInputs(key, bundle, projectDirectory);
    const cached = await cache.read(inputs);
    if (cached) {
      snapshots.set(key, cached);
    } else {
      missing.set(key, inputs);
      tasks.push({ demo: key, name: demo.name, module: bundle.module });
    }
  }
  const { results } = await startMissing(tasks, projectDirectory).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const finished = results.finally(remove);
  // A failure is reported by `finish`.
  finished.catch(() => undefined);

  const finish: Rendering['finish'] = async (problems) => {
    for (const [key, result] of await finished) {
      if ('fault' in result) {
        const file = path.relative(projectDirectory, bundled.get(key)!.files[0]!);
        problems.push({ file, message: result.fault });
      } else {
        await cache.write(missing.get(key)!, result);
        snapshots.set(key, result);
      }
    }
    return new Map(
      sound.map(getDemoKey).flatMap((key): [string, RenderedDemo][] => {
        const snapshot = snapshots.get(key);
        const { module: _module, ...files } = bundled.get(key)!;
        return snapshot ? [[key, { ...snapshot, ...files }]] : [];
      }),
    );
  };
  return { finish };
}

/** Bundles and renders demos: see `stageDemos` and `startRendering`. */
export async function renderDemos(
  demos: readonly DemoSource[],
  projectDirectory: string,
  problems: Problem[],
): Promise<Map<string, RenderedDemo>> {
  const staged = await stageDemos(demos, projectDirectory, problems);
  const { finish } = await startRendering(demos, staged, projectDirectory);
  return finish(problems);
}
