import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  readWrittenFiles,
  recordWrittenFiles,
  writeOnce,
} from '../../../../src/node/base/cache/writtenFiles';
import { createFolder } from '../../createFolder';

const STEP = 'written/api';

/** A project in which a step wrote two files, with one input. */
async function createWritten(): Promise<string> {
  const project = await createFolder({ 'out/a.json': '{"a":1}', 'out/b.json': '{"b":1}' });
  await recordWrittenFiles(project, STEP, {
    inputs: ['1'],
    files: ['out/a.json', 'out/b.json'].map((file) => path.join(project, file)),
    summary: { count: 2 },
  });
  return project;
}

describe('readWrittenFiles', () => {
  it('gives what is known of files that are as they were written', async () => {
    const project = await createWritten();
    expect((await readWrittenFiles(project, STEP, ['1']))?.summary).toEqual({ count: 2 });
  });

  it('gives nothing for other inputs', async () => {
    expect(await readWrittenFiles(await createWritten(), STEP, ['2'])).toBeUndefined();
  });

  it.each([
    ['is missing', (file: string) => fs.rm(file)],
    ['was cut off', (file: string) => fs.truncate(file, 3)],
    ['was edited', (file: string) => fs.writeFile(file, '{"b":2}')],
  ])('gives nothing where a file %s', async (_, damage) => {
    const project = await createWritten();
    await damage(path.join(project, 'out/b.json'));
    expect(await readWrittenFiles(project, STEP, ['1'])).toBeUndefined();
  });

  it('has a version of the content, wherever the project lies', async () => {
    const [one, other] = [await createWritten(), await createWritten()];
    const { version } = (await readWrittenFiles(one, STEP, ['1']))!;
    expect((await readWrittenFiles(other, STEP, ['1']))!.version).toBe(version);
    await fs.writeFile(path.join(other, 'out/b.json'), '{"b":2}');
    const changed = await recordWrittenFiles(other, STEP, {
      inputs: ['2'],
      files: ['out/a.json', 'out/b.json'].map((file) => path.join(other, file)),
      summary: undefined,
    });
    expect(changed.version).not.toBe(version);
  });
});

describe('writeOnce', () => {
  /** A project with a source, and what writes its copy and counts how often. */
  async function createWriter() {
    const project = await createFolder({ 'src/a.txt': 'a' });
    const source = path.join(project, 'src/a.txt');
    const copy = path.join(project, 'a.txt');
    let count = 0;
    const write = async () => {
      count += 1;
      await fs.copyFile(source, copy);
      return { files: [copy, source], summary: count };
    };
    const run = async (...inputs: string[]) => (await writeOnce(project, STEP, { inputs, write })).summary;
    return { source, copy, run };
  }

  it('writes, and knows of it the next time', async () => {
    const { copy, run } = await createWriter();
    expect([await run('1'), await run('1')]).toEqual([1, 1]);
    expect(await fs.readFile(copy, 'utf8')).toBe('a');
  });

  it('writes again for other inputs, and where a source or a written file has changed', async () => {
    const { source, copy, run } = await createWriter();
    expect([await run('1'), await run('2')]).toEqual([1, 2]);
    await fs.writeFile(source, 'b');
    expect(await run('2')).toBe(3);
    await fs.rm(copy);
    expect(await run('2')).toBe(4);
    expect(await fs.readFile(copy, 'utf8')).toBe('b');
  });
});
