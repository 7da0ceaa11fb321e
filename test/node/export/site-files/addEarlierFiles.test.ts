import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addEarlierFiles } from '../../../../src/node/export/site-files/addEarlierFiles';
import { createFolder } from '../../createFolder';

/** Builds with a script each, one after the other; each build writes `out/` anew. */
async function publish(project: string, id: string): Promise<{ added: number; scripts: string[] }> {
  const out = path.join(project, 'out');
  await fs.rm(out, { recursive: true, force: true });
  await fs.mkdir(path.join(out, 'x/client'), { recursive: true });
  await fs.writeFile(path.join(out, 'x/client', `start-${id}.js`), id);
  await fs.writeFile(path.join(out, 'x/client/shared.js'), 'the same');
  await fs.writeFile(path.join(out, 'index.html'), id);
  const added = await addEarlierFiles(project, id);
  const kept = path.join(project, '.cache/build/earlier', id);
  const seconds = Number(id) * 60;
  await fs.utimes(kept, seconds, seconds);
  return { added, scripts: (await fs.readdir(path.join(out, 'x/client'))).toSorted() };
}

it('scripts of the last two builds stay, pages are those of the build', async () => {
  const project = await createFolder({});
  expect(await publish(project, '1')).toEqual({ added: 0, scripts: ['shared.js', 'start-1.js'] });
  expect(await publish(project, '2')).toEqual({
    added: 1,
    scripts: ['shared.js', 'start-1.js', 'start-2.js'],
  });
  await publish(project, '3');
  expect(await publish(project, '4')).toEqual({
    added: 2,
    scripts: ['shared.js', 'start-2.js', 'start-3.js', 'start-4.js'],
  });
  expect(await fs.readFile(path.join(project, 'out/index.html'), 'utf8')).toBe('4');
  const kept = await fs.readdir(path.join(project, '.cache/build/earlier'));
  expect(kept.toSorted()).toEqual(['2', '3', '4']);
});

it('the same build once more is no earlier one', async () => {
  const project = await createFolder({});
  await publish(project, '1');
  expect(await publish(project, '1')).toEqual({ added: 0, scripts: ['shared.js', 'start-1.js'] });
});

it('what was added to a build is not kept as its own', async () => {
  const project = await createFolder({});
  await publish(project, '1');
  await publish(project, '2');
  expect(await addEarlierFiles(project, '2')).toBe(0);
  const kept = await fs.readdir(path.join(project, '.cache/build/earlier/2/x/client'));
  expect(kept.toSorted()).toEqual(['shared.js', 'start-2.js']);
});
