import { describe, expect, it } from 'vitest';
import { readBuiltJson } from '../../../../src/node/base/files/readBuiltJson';
import { ProblemsError } from '../../../../src/node/base/problems/problem';
import { createFolder } from '../../createFolder';

const FILE = '.cache/site/index.json';

describe('readBuiltJson', () => {
  it('reads a file', async () => {
    expect(await readBuiltJson(await createFolder({ [FILE]: '{"pages":[]}' }), FILE)).toEqual({ pages: [] });
  });

  it.each<[what: string, files: Record<string, string>, message: string]>([
    ['missing', {}, 'The file does not exist.'],
    ['cut off', { [FILE]: '{"pages":[' }, 'The file is cut off or was edited: it is no JSON.'],
    ['empty', { [FILE]: '' }, 'The file is cut off or was edited: it is no JSON.'],
  ])('names a file that is %s, and what to run', async (_, files, message) => {
    const error = await readBuiltJson(await createFolder(files), FILE).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProblemsError);
    expect((error as ProblemsError).problems).toEqual([
      { file: FILE, message: `${message} Run \`npm run content\`, which writes it.` },
    ]);
  });
});
