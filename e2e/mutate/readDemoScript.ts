import fs from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { format } from 'prettier';
import { readClientManifest } from '../../src/node/client-bundle/clientManifest';
import { DEMO_FILES, type DemoFiles } from '../../src/node/demos/modules/demoFiles';
import { readBuiltJson } from '../../src/node/base/files/readBuiltJson';
import type { ListedDemo } from '../../src/node/site/health/listDemos';
import { CLIENT_ADDRESS } from '../../src/shared/paths/clientFiles';
import { PROJECT } from '../site/project';

/** The script of the export that holds the code of a demo. */
export interface DemoScript {
  address: string;
  /** Formatted: what is shown of it can be read. */
  code: string;
  /** Whether a declaration is that of the demo: the script also has what of packages no other demo uses. */
  isOwn: (declaration: string) => boolean;
}

/** Names and texts in code, without those that a minifier gives. */
const readWords = (code: string) => code.match(/[\p{L}\w$]{4,}/gu) ?? [];

/** Nearly all words of the demo's code are in its module: bundlers replace a constant by its value. */
const OWN_SHARE = 0.9;

/** What code contains that no source has: keywords, the functions that elements become. */
const KNOWN_WORDS = readWords(
  'async await class default else function null return this throw typeof void while jsxs',
);

/** The words of a module, with those that it imports from its own folder. */
async function readModuleWords(file: string): Promise<Set<string>> {
  const { outputFiles } = await build({
    entryPoints: [path.join(PROJECT, file)],
    bundle: true,
    packages: 'external',
    charset: 'utf8',
    jsx: 'automatic',
    write: false,
    outdir: PROJECT,
  });
  return new Set([...KNOWN_WORDS, ...outputFiles.flatMap(({ text }) => readWords(text))]);
}

export async function readDemoScript({ demo: { pageId, name } }: ListedDemo): Promise<DemoScript> {
  // The demo's own file is last.
  const file = readClientManifest(PROJECT).demos[pageId]![name]!.at(-1)!;
  const address = CLIENT_ADDRESS + file;
  const script = await fs.readFile(path.join(PROJECT, 'out', address), 'utf8');
  const code = await format(script, { parser: 'babel', printWidth: 110, singleQuote: true });
  const modules = await readBuiltJson<DemoFiles>(PROJECT, DEMO_FILES);
  const words = await readModuleWords(modules[pageId]![name]!);
  const isOwn = (part: string) => {
    const found = readWords(part);
    return found.filter((word) => words.has(word)).length >= OWN_SHARE * found.length;
  };
  return { address, code, isOwn };
}
