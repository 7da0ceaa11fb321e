import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleDemos } from '../../../src/node/demos/bundleDemos';
import { runRenderer } from '../../../src/node/demos/runRenderer';
import { createProject } from './createProject';

describe('runRenderer', () => {
  let project: Awaited<ReturnType<typeof createProject>>;

  beforeAll(async () => {
    project = await createProject();
  });

  afterAll(() => project.remove());

  async function createTasks(...names: string[]) {
    const outDirectory = path.join(project.directory, '.cache/modules');
    const bundled = await bundleDemos(names.map(project.getDemo), outDirectory, {
      projectDirectory: project.directory,
      problems: [],
    });
    return names.map((name) => ({
      demo: `orders/${name}`,
      name,
      module: bundled.get(`orders/${name}`)!.module,
    }));
  }

  it('takes answers of any length', async () => {
    const answers = await runRenderer('renderToMarkup', await createTasks('LongText'));
    expect(answers.get('orders/LongText')?.html.length).toBe('<p></p>'.length + 'order '.length * 500_000);
  });

  it('stops at a demo that never ends, and names it', async () => {
    await project.writeFile('Endless.tsx', 'export default function Endless() {\n  for (;;) {}\n}\n');
    const tasks = await createTasks('Endless');
    await expect(runRenderer('renderToMarkup', tasks, { timeLimit: 10_000 })).rejects.toThrow(
      'renderToMarkup was stopped after 10 s while it rendered orders/Endless.',
    );
  });

  it('names the demo that ended the process', async () => {
    await project.writeFile('Exiting.tsx', 'export default function Exiting() {\n  process.exit(3);\n}\n');
    const tasks = await createTasks('OrderButton', 'Exiting');
    await expect(runRenderer('renderToMarkup', tasks)).rejects.toThrow(
      'renderToMarkup ended with code 3 while it rendered orders/Exiting.',
    );
  });
});
