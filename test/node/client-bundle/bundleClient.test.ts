import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleClient } from '../../../src/node/client-bundle/bundleClient';
import {
  CLIENT_MANIFEST,
  MOUNT_MODULE,
  type ClientManifest,
} from '../../../src/node/client-bundle/clientManifest';
import { DEMO_FILES } from '../../../src/node/demos/modules/demoFiles';
import { DOCUMENTED_PACKAGES } from '../../../src/node/base/packages/readPackages';
import { createFolder } from '../createFolder';

const PACKAGES = Object.fromEntries(
  DOCUMENTED_PACKAGES.map((name) => [
    `node_modules/${name}/package.json`,
    JSON.stringify({ version: '9.9.9', license: 'MIT' }),
  ]),
);

const FILES = {
  ...PACKAGES,
  'package.json': JSON.stringify({ version: '8.0.0' }),
  [DEMO_FILES]: JSON.stringify({
    'charts/bars': { Bars: 'data/charts/bars/Bars', 'Bars-css': 'data/charts/bars/css' },
    'data-grid/rows': { Rows: 'data/data-grid/rows/Rows' },
  }),
  'src/client/start/client.ts': `import { start } from './start';
start(() => import('../demo/mountDemo'), process.env.NODE_ENV, process.env.OTHER);`,
  'src/client/start/start.ts': `/** A comment of the source. */
export function start(load: () => Promise<unknown>, mode: string, other?: string) { console.log('start', mode, other, load); }`,
  [MOUNT_MODULE]: `import { share } from './share';
export function mountDemo() { share('mount', process.env.DOCS_VERSIONS); }`,
  'src/client/demo/share.ts': `export function share(...values: unknown[]) { console.log('shared by several', values); }`,
  'data/charts/bars/Bars.tsx': `import { share } from '../../../src/client/demo/share';
export default function Bars() { share('bars'); return null; }`,
  'data/charts/bars/css.tsx': `export { default } from './Bars';`,
  'data/data-grid/rows/Rows.tsx': `import { share } from '../../../src/client/demo/share';
export default function Rows() { share('rows'); return null; }`,
};

const removals: (() => Promise<void>)[] = [];
let project: string;

const getFolder = () => path.join(project, 'public/x/client');

function readManifest(): ClientManifest {
  return JSON.parse(fs.readFileSync(path.join(project, CLIENT_MANIFEST), 'utf8'));
}

const read = (name: string) => fs.readFileSync(path.join(getFolder(), name), 'utf8');

function listWritten(): string[] {
  return fs
    .readdirSync(getFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.relative(getFolder(), path.join(entry.parentPath, entry.name)))
    .toSorted();
}

function write(file: string, text: string): void {
  fs.writeFileSync(path.join(project, file), text);
}

beforeAll(async () => {
  project = await createFolder(FILES, (remove) => removals.push(remove));
  await bundleClient(project);
});

afterAll(() => Promise.all(removals.map((remove) => remove())));

describe('bundleClient', () => {
  it('writes the script of every page, in its own words where it matters', () => {
    const { entry } = readManifest();
    expect(entry.at(-1)).toMatch(/^client-\w+\.js$/);
    const script = read(entry.at(-1)!);
    expect(script).toContain('production');
    expect(script).not.toContain('process.env');
    expect(script).not.toContain('A comment of the source');
  });

  it('tells the code what the site was built with', () => {
    const texts = readManifest().parts[MOUNT_MODULE]!.map(read).join('');
    expect(texts).toContain('documentation 8.0.0');
    expect(texts).toContain('@mui/x-charts 9.9.9');
  });

  it('lists what each part loads at once, a file before those that import it', () => {
    const { parts, demos } = readManifest();
    const lists = [...Object.values(parts), ...Object.values(demos).flatMap(Object.values)] as string[][];
    for (const files of lists) {
      files.forEach((file, index) => {
        for (const [, imported] of read(file).matchAll(/(?:from|import)\s*["`]([^"`]+)["`]/g)) {
          const name = path.posix.join(path.posix.dirname(file), imported!);
          expect(files.slice(0, index), `${file} imports ${name}`).toContain(name);
        }
      });
    }
    expect(lists).toHaveLength(4);
  });

  it('leaves what is loaded later out of what is loaded at once', () => {
    const { entry, parts } = readManifest();
    const later = parts[MOUNT_MODULE]!.at(-1)!;
    expect(read(later)).toContain('mount');
    expect(entry).not.toContain(later);
    expect(read(entry.at(-1)!)).toContain(`import(\`./${later}\`)`);
  });

  it('lists the files of each demo by its page and its name, its own last', () => {
    const { demos } = readManifest();
    expect(Object.keys(demos['charts/bars']!)).toEqual(['Bars', 'Bars-css']);
    expect(demos['data-grid/rows']!.Rows!.at(-1)).toMatch(/^demos\/data-grid\/rows\/Rows-\w+\.js$/);
    expect(demos['charts/bars']!['Bars-css']!.at(-1)).toMatch(/^demos\/charts\/bars\/Bars-css-\w+\.js$/);
  });

  it('writes what several use once', () => {
    const holders = listWritten().filter((name) => read(name).includes('shared by several'));
    expect(holders).toHaveLength(1);
    const { demos, parts } = readManifest();
    for (const files of [demos['charts/bars']!.Bars!, demos['data-grid/rows']!.Rows!, parts[MOUNT_MODULE]!]) {
      expect(files).toContain(holders[0]);
    }
  });

  it('writes the same for the same sources', async () => {
    const before = { names: listWritten(), manifest: readManifest() };
    fs.rmSync(path.join(project, '.cache/written/client'), { recursive: true });
    await bundleClient(project);
    expect({ names: listWritten(), manifest: readManifest() }).toEqual(before);
  });

  it('knows the same sources again, and the files that it wrote', async () => {
    const [name] = listWritten();
    const file = path.join(getFolder(), name!);
    const long = new Date('2020-01-01');
    fs.utimesSync(file, long, long);
    await bundleClient(project);
    expect(fs.statSync(file).mtime).toEqual(long);
    const text = read(name!);
    fs.rmSync(file);
    await bundleClient(project);
    expect(read(name!)).toBe(text);
  });

  it('counts what it wrote', async () => {
    const { files, bytes } = await bundleClient(project);
    expect(files).toBe(listWritten().length);
    expect(bytes).toBe(listWritten().reduce((sum, name) => sum + Buffer.byteLength(read(name)), 0));
  });

  it('gives a file that changes another name, and removes the old one', async () => {
    const before = readManifest().demos['data-grid/rows']!.Rows!.at(-1)!;
    const file = 'data/data-grid/rows/Rows.tsx';
    write(file, `${FILES[file]}\nconsole.log('changed');`);
    await bundleClient(project);
    const after = readManifest().demos['data-grid/rows']!.Rows!.at(-1)!;
    expect(after).not.toBe(before);
    expect(listWritten()).toContain(after);
    expect(listWritten()).not.toContain(before);
    write(file, FILES[file]);
  });

  it('fails for code that does not compile, by file and line', async () => {
    const file = 'data/data-grid/rows/Rows.tsx';
    write(file, 'export default function Rows() {\n  return (;\n}');
    await expect(bundleClient(project)).rejects.toThrow(/data\/data-grid\/rows\/Rows\.tsx:2:/);
    write(file, FILES[file]);
  });

  it('names the file that it misses before the content was built', async () => {
    const empty = await createFolder({ 'package.json': '{}' });
    await expect(bundleClient(empty)).rejects.toThrow(DEMO_FILES);
  });
});
