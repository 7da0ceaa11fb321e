import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../../../src/node/export/budgets/budgets';
import { checkResting, listRestingScripts } from '../../../../src/node/export/budgets/weighResting';
import { createFolder } from '../../createFolder';

const MANIFEST = {
  entry: ['shared.js', 'client.js'],
  parts: {
    'src/client/start/client.ts': ['shared.js', 'client.js'],
    'src/client/ads/controlAds.ts': ['shared.js', 'react.js', 'ads.js'],
    'src/client/providers/code/codePreferencesStore.ts': ['shared.js', 'code.js'],
    'src/client/search/recordVisit.ts': ['visit.js'],
    'src/client/search/mountSearchDialog.tsx': ['react.js', 'dialog.js'],
  },
  demos: { 'charts/bars': { Bars: ['react.js', 'Bars.js'] } },
};

/** Text that gzip makes no smaller than so many bytes. */
function createText(bytes: number): string {
  return randomBytes(bytes).toString('base64');
}

describe('listRestingScripts', () => {
  it('lists the script of every page and what it loads by itself, each once; no search, no demo', () => {
    expect([...listRestingScripts(MANIFEST)].toSorted()).toEqual(
      ['ads', 'client', 'code', 'react', 'shared', 'visit'].map((name) => `/x/client/${name}.js`),
    );
  });

  it.each(['src/client/ads/controlAds.ts', 'src/client/search/recordVisit.ts'])(
    'says what to do when no script is made from %s',
    (module) => {
      const { [module]: _missing, ...parts } = MANIFEST.parts as Record<string, string[]>;
      expect(() => listRestingScripts({ ...MANIFEST, parts })).toThrow(
        `No script is made from ${module}: name what a resting page loads in src/node/client-bundle/clientManifest.ts.`,
      );
    },
  );

  it('names modules that are there', () => {
    const project = path.join(import.meta.dirname, '../../../..');
    const asked = new Set<string>();
    const parts = new Proxy<Record<string, string[]>>(
      {},
      {
        get: (_, module) => {
          asked.add(String(module));
          return [];
        },
      },
    );
    listRestingScripts({ ...MANIFEST, parts });
    expect(asked.size).toBeGreaterThan(0);
    expect([...asked].filter((module) => !fs.existsSync(path.join(project, module)))).toEqual([]);
  });
});

describe('checkResting', () => {
  const SCRIPTS = new Set(['/x/client/a.js', '/x/client/b.js']);

  it('accepts scripts within the budget, which are sent compressed', async () => {
    const text = 'a'.repeat(BUDGETS.restingScript * 2);
    const out = await createFolder({ 'x/client/a.js': text, 'x/client/b.js': text });
    expect(await checkResting(out, SCRIPTS)).toEqual([]);
  });

  it('names what they weigh together when that is too much, and what to do', async () => {
    const text = createText(BUDGETS.restingScript * 0.6);
    const out = await createFolder({ 'x/client/a.js': text, 'x/client/b.js': createText(100) });
    expect(await checkResting(out, SCRIPTS)).toEqual([]);
    const heavy = await createFolder({ 'x/client/a.js': text, 'x/client/b.js': text });
    expect(await checkResting(heavy, SCRIPTS)).toEqual([
      {
        file: 'src/client/start/startPage.ts',
        message: expect.stringMatching(
          /^A page without demos loads 3\d\.\d KB of JavaScript until it rests; the budget is 25\.0 KB\. Load a part when it is needed\.$/,
        ),
      },
    ]);
  });
});
