import path from 'node:path';
import type { RenderedDemo } from '../../../../src/node/demos/renderDemos';
import { createFolder } from '../../createFolder';

interface DemoFolder {
  directory: string;
  /** By demo key, as if the demos had been rendered. */
  rendered: Map<string, RenderedDemo>;
}

function demoSource(name: string): string {
  return `export default function ${name}() {\n  return <p>${name}</p>;\n}\n`;
}

/** Makes a page's folder with demos of the given names; `Rows/system`, `Rows/css` are one with two stylings. */
export async function createDemoFolder(...names: string[]): Promise<DemoFolder> {
  const directory = await createFolder(
    Object.fromEntries(names.map((name) => [`${name}.tsx`, demoSource(name)])),
  );
  const rendered = new Map<string, RenderedDemo>();
  for (const name of names) {
    const key = name.replace(/\/system$/, '').replace('/', '-');
    rendered.set(`data-grid/columns/${key}`, {
      snapshot: { mode: 'hydrate', html: `<p>${name}</p>` },
      styles: { [`${name}-rule`]: `.css-${name}-rule{color:red;}` },
      files: [path.join(directory, `${name}.tsx`)],
      packages: [],
    });
  }
  return { directory, rendered };
}
