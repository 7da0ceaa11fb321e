import { Blob } from 'node:buffer';
import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoProject } from '../../../../src/client/demo/project/createDemoProject';
import { exportDemo, type Destination } from '../../../../src/client/demo/export/exportDemo';
import { readDemoPackages } from '../../../../src/node/demos/modules/writeDemoPackages';

const HREF = 'https://mui.com/x/react-charts/bars/#BarColors.js';
const FILES = [
  {
    name: 'BarColors.js',
    typedName: 'BarColors.tsx',
    text: "import rows from './rows';\nexport default () => '<>&é';",
  },
  { name: 'rows.js', typedName: 'rows.ts', text: 'export default [1];' },
];

const table = await readDemoPackages(process.cwd());
const fetchTable = vi.fn<typeof fetch>();

/** The forms that were submitted, with where they lead and what they hold. */
let forms: { action: string; method: string; target: string; fields: Record<string, string> }[];
let saved: { name: string; zip: Blob }[];

const expected = createDemoProject(
  {
    name: 'BarColors',
    href: HREF,
    variant: 'JS',
    styling: 'system',
    files: [
      { name: 'BarColors.jsx', text: `${FILES[0]!.text}\n` },
      { name: 'rows.js', text: `${FILES[1]!.text}\n` },
    ],
  },
  table,
);

function take(destination: Destination): Promise<void> {
  return exportDemo(destination, {
    name: 'BarColors',
    href: HREF,
    shown: { variant: 'JS', styling: 'system', dateLibrary: 'dayjs' },
    files: FILES,
  });
}

beforeEach(() => {
  forms = [];
  saved = [];
  vi.useFakeTimers();
  fetchTable.mockReset().mockImplementation(async () => Response.json(table));
  vi.stubGlobal('fetch', fetchTable);
  // That of jsdom cannot be read.
  vi.stubGlobal('Blob', Blob);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const { action, method, target } = this;
    const fields = Object.fromEntries(new FormData(this)) as Record<string, string>;
    expect(this.isConnected).toBe(true);
    forms.push({ action, method, target, fields });
  });
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const href = `blob:${blobs.size}`;
    blobs.set(href, blob as unknown as Blob);
    return href;
  };
  URL.revokeObjectURL = vi.fn<(href: string) => void>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, zip: blobs.get(this.href)! });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

// The first: the table is loaded once for all.
it('fails where the table of packages is out of reach, and the next call tries again', async () => {
  fetchTable.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(take('download')).rejects.toThrow('/demos/packages.json answers 503.');
  expect(saved).toEqual([]);
  await take('download');
  await take('download');
  expect(saved).toHaveLength(2);
  expect(fetchTable).toHaveBeenCalledTimes(2);
});

describe('exportDemo', () => {
  it('posts the project to StackBlitz, which opens the demo in a tab of its own', async () => {
    await take('stackblitz');
    expect(forms).toHaveLength(1);
    const [{ action, method, target, fields }] = forms as [(typeof forms)[0]];
    expect({ action, method, target }).toEqual({
      action: 'https://stackblitz.com/run?file=src/BarColors.jsx',
      method: 'post',
      target: '_blank',
    });
    const { 'project[title]': title, 'project[description]': description, ...others } = fields;
    expect([title, description]).toEqual(['BarColors', HREF]);
    expect(others).toEqual({
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(expected).map(([file, text]) => [`project[files][${file}]`, text]),
      ),
    });
    expect(document.forms).toHaveLength(0);
  });

  it('posts the project to CodeSandbox as it reads it', async () => {
    await take('codesandbox');
    const [{ action, target, fields }] = forms as [(typeof forms)[0]];
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
    expect(target).toBe('_blank');
    expect(fields.query).toBe('file=/src/BarColors.jsx');
    expect(fields.parameters).toMatch(/^[\w-]+$/);
    const json = decompressFromBase64(fields.parameters!.replaceAll('-', '+').replaceAll('_', '/'));
    const { files } = JSON.parse(json) as { files: Record<string, { content: string }> };
    const contents = Object.entries(files).map(([file, { content }]) => [file, content]);
    expect(Object.fromEntries(contents)).toEqual(expected);
  });

  it('saves the project as a zip with one folder, and forgets it', async () => {
    await take('download');
    const [{ name, zip }] = saved as [(typeof saved)[0]];
    expect(name).toBe('bar-colors.zip');
    expect(zip.type).toBe('application/zip');
    const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const texts = Object.entries(entries).map(([file, bytes]) => [file, strFromU8(bytes)]);
    const inFolder = Object.entries(expected).map(([file, text]) => [`bar-colors/${file}`, text]);
    expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(inFolder));
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(URL.revokeObjectURL).toHaveBeenCalledOnce();
  });
});
