import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../node/createFolder';
import { findReason } from './findReason';

async function findReasonOf(text: string, others: Record<string, string> = {}): Promise<string | undefined> {
  const root = await createFolder({ 'tests/client/a.test.ts': text, ...others });
  return findReason(path.join(root, 'tests/client/a.test.ts'), path.join(root, 'tests'));
}

describe('findReason', () => {
  it.each([
    // With an escape: Vitest looks for it in the text of this file too.
    ['// @vitest\u002Denvironment jsdom', 'has a DOM'],
    ['const { createContainer } = createDocument();', 'has a DOM'],
    ["vi.mock('./b');", 'replaces modules'],
    ['vi.resetModules();', 'replaces modules'],
    ["vi.stubGlobal('fetch', () => {});", 'replaces globals'],
    ["vi.stubEnv('PORT', '1');", 'replaces globals'],
    ['globalThis.fetch = load;', 'replaces globals'],
    ["vi.spyOn(console, 'log');", 'replaces methods'],
    ['vi.useFakeTimers();', 'replaces the clock'],
    ['vi.setConfig({ retry: 1 });', 'changes the settings of the run'],
    ['process.chdir(folder);', 'changes its process'],
    ["process.env.PORT = '1';", 'changes its process'],
  ])('finds that %s %s', async (text, reason) => {
    expect(await findReasonOf(text)).toBe(reason);
  });

  it.each([
    'const load = vi.fn(); vi.mocked(load); await vi.waitFor(() => load());',
    'const port = process.env.PORT; const folder = process.cwd();',
    "import { a } from '../../src/client/a';",
    "import { a } from './missing';",
  ])('finds no reason in %s', async (text) => {
    expect(await findReasonOf(text, { 'src/client/a.ts': 'vi.useFakeTimers();' })).toBeUndefined();
  });

  it.each(["import { stub } from '../stub';", "import '../stub';", "await import('../through');"])(
    'reads the modules of the tests that a file imports: %s',
    async (text) => {
      const others = {
        'tests/stub.ts': "vi.stubGlobal('fetch', () => {});",
        'tests/through.tsx': "export * from './stub';",
      };
      expect(await findReasonOf(text, others)).toBe('replaces globals');
    },
  );

  it('ends where modules import each other', async () => {
    const others = { 'tests/client/b.ts': "import './c';", 'tests/client/c.ts': "import './b';" };
    expect(await findReasonOf("import './b';", others)).toBeUndefined();
  });

  it('lets most tests of this project share a process', () => {
    const root = path.dirname(import.meta.dirname);
    const files = fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name));
    const shared = files.filter((name) => !findReason(path.join(root, name), root));
    expect(shared.length).toBeGreaterThan(files.length / 2);
  });
});
