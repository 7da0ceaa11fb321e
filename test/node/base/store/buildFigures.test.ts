import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { measureStep, readFigures } from '../../../../src/node/base/store/buildFigures';
import { createFolder } from '../../createFolder';

it('records what each step took, in the order in which they ended', async () => {
  const project = await createFolder();
  expect(await measureStep(project, 'finish/links', async () => 7)).toBe(7);
  const first = path.join(project, '.cache/build/figures/finish__links.json');
  await fs.utimes(first, 1, 1);
  await measureStep(project, 'finish', async () => undefined);
  const figures = await readFigures(project);
  expect(figures.map(({ name }) => name)).toEqual(['finish/links', 'finish']);
  expect(figures.every(({ peakMemory }) => peakMemory > 1e6)).toBe(true);
});

it('records a step that fails', async () => {
  const project = await createFolder();
  const fail = async () => {
    throw new Error('A budget is exceeded.');
  };
  await expect(measureStep(project, 'finish', fail)).rejects.toThrow('A budget is exceeded.');
  expect((await readFigures(project)).map(({ name }) => name)).toEqual(['finish']);
});

it.runIf(process.platform === 'linux')('counts the processes that a step starts', async () => {
  const project = await createFolder();
  // Works until it has used some time of the processor, and prints how much.
  const script = 'while (process.cpuUsage().user < 2e5); console.log(process.cpuUsage().user / 1e6)';
  const used = await measureStep(project, 'pages', async () =>
    Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })),
  );
  const [step] = await readFigures(project);
  // The system counts in hundredths of a second.
  expect(step!.cpuSeconds).toBeGreaterThan(used - 0.02);
});

it('has no figures before the first build', async () => {
  expect(await readFigures(await createFolder())).toEqual([]);
});
