import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleDemos } from '../../../src/node/demos/bundleDemos';
import { bundleRenderers } from '../../../src/node/demos/bundleRenderers';
import { startRenderer, type Renderer } from '../../../src/node/demos/startRenderer';
import { createProject } from './createProject';

describe('startRenderer', () => {
  let project: Awaited<ReturnType<typeof createProject>>;
  let scripts: Record<Renderer, string>;

  beforeAll(async () => {
    project = await createProject();
    scripts = await bundleRenderers(path.join(project.directory, '.cache/renderers'));
  });

  afterAll(() => project.remove());

  async function render(name: string, limits: { renderingLimit?: number; memoryLimit?: number } = {}) {
    const outDirectory = path.join(project.directory, '.cache/modules');
    const bundled = await bundleDemos([project.getDemo(name)], outDirectory, {
      projectDirectory: project.directory,
      problems: [],
    });
    const demo = `orders/${name}`;
    const started = startRenderer('renderToMarkup', { scripts, ...limits });
    try {
      return (await started.render({ demo, name, module: bundled.get(demo)!.module })).answer;
    } finally {
      started.end();
    }
  }

  it('takes answers of any length', async () => {
    const { html } = await render('LongText');
    expect(html.length).toBe('<p></p>'.length + 'order '.length * 500_000);
  });

  it('stops at a demo that never ends', async () => {
    await project.writeFile('Endless.tsx', 'export default function Endless() {\n  for (;;) {}\n}\n');
    await expect(render('Endless', { renderingLimit: 500 })).rejects.toThrow(
      'Rendering the demo takes longer than 0.5 s. Look for a loop that never ends.',
    );
  });

  it.each([
    ['in its component', 'export default function Exiting() {\n  process.exit(3);\n}\n', 3],
    ['in its module', 'process.exit(0);\nexport default () => null;\n', 0],
  ])('says that a demo ends the process, %s', async (_, text, code) => {
    await project.writeFile('Exiting.tsx', text);
    await expect(render('Exiting')).rejects.toThrow(
      `The demo ends the process that renders it (code ${code}).`,
    );
  });

  it('says that a demo takes the memory', async () => {
    const text =
      'const kept: string[][] = [];\nexport default function Growing() {\n  for (;;) kept.push(Array.from({ length: 1e6 }, String));\n}\n';
    await project.writeFile('Growing.tsx', text);
    await expect(render('Growing', { renderingLimit: 120_000, memoryLimit: 200 })).rejects.toThrow(
      'The demo needs more than 0.2 GB of memory to be rendered.',
    );
  });
});
