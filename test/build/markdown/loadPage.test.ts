import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPage } from '../../../src/build/markdown/loadPage';

describe('loadPage', () => {
  let project: string;

  beforeAll(async () => {
    project = await fs.mkdtemp(path.join(os.tmpdir(), 'load-page-'));
    const write = async (file: string, text: string) => {
      await fs.mkdir(path.dirname(path.join(project, file)), { recursive: true });
      await fs.writeFile(path.join(project, file), text);
    };
    await write('data/charts/bars/bars.md', 'Bars – €');
    await write('data/charts/bars/bars.zh.md', '条形');
    await write('data/charts/lines/lines.md', 'Lines');
    await write('data/charts/pies/Pie.tsx', '');
  });

  afterAll(() => fs.rm(project, { recursive: true }));

  it('reads the English text', async () => {
    expect(await loadPage(project, 'charts/bars', 'en')).toMatchObject({
      pageId: 'charts/bars',
      directory: path.join(project, 'data/charts/bars'),
      text: { file: 'data/charts/bars/bars.md', markdown: 'Bars – €' },
      contentLanguage: 'en',
    });
  });

  it('reads a translation beside its original', async () => {
    expect(await loadPage(project, 'charts/bars', 'zh')).toMatchObject({
      text: { file: 'data/charts/bars/bars.zh.md', markdown: '条形' },
      english: { file: 'data/charts/bars/bars.md', markdown: 'Bars – €' },
      contentLanguage: 'zh',
    });
  });

  it('gives the English text while there is no translation', async () => {
    expect(await loadPage(project, 'charts/lines', 'zh')).toMatchObject({
      text: { file: 'data/charts/lines/lines.md', markdown: 'Lines' },
      contentLanguage: 'en',
    });
  });

  it('names the revision of the English text as git does', async () => {
    const { englishRevision } = await loadPage(project, 'charts/bars', 'zh');
    const file = path.join(project, 'data/charts/bars/bars.md');
    expect(englishRevision).toBe(execFileSync('git', ['hash-object', file], { encoding: 'utf8' }).trim());
  });

  it('says which file is missing', async () => {
    await expect(loadPage(project, 'charts/pies', 'en')).rejects.toThrow(
      'data/charts/pies: the folder of a page holds pies.md.',
    );
  });
});
