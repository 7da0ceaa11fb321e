import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { RenderedDemo } from '../../../src/build/demos/renderDemos';

interface DemoFolder {
  directory: string;
  /** By demo key, as if the demos had been rendered. */
  rendered: Map<string, RenderedDemo>;
}

/** Writes a page's folder with demos of the given names; removed after the test. */
export async function createDemoFolder(...names: string[]): Promise<DemoFolder> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'demos-'));
  onTestFinished(() => fs.rm(directory, { recursive: true }));
  const rendered = new Map<string, RenderedDemo>();
  for (const name of names) {
    const file = path.join(directory, `${name}.tsx`);
    await fs.writeFile(file, `export default function ${name}() {\n  return <p>${name}</p>;\n}\n`);
    rendered.set(`data-grid/columns/${name}`, {
      staticForm: { mode: 'hydrate', html: `<p>${name}</p>` },
      styles: { [`${name}-rule`]: `.css-${name}-rule{color:red;}` },
      files: [file],
    });
  }
  return { directory, rendered };
}
