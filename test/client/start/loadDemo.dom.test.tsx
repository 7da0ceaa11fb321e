import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JsonData } from '../../../src/client/components/JsonData';
import { DEMO_MODULES_ID, type DemoModuleTable } from '../../../src/shared/demo/demoModuleTable';

/** A script, complete in its address, that notes when it runs; the name at its end is a comment. */
const createScript = (name: string, code = '') =>
  `data:text/javascript,${encodeURIComponent(`(globalThis.ran ??= []).push('${name}');${code}`)}//${name}`;

const TABLE: DemoModuleTable = {
  files: [
    createScript('react'),
    createScript('mount'),
    createScript('charts'),
    createScript('Bars', 'export default function Bars() { return null; }'),
    'Missing',
  ],
  shared: 2,
  demos: { Bars: [2, 3], Missing: [2, 4] },
};

/** The module as a page that was just loaded has it. */
async function load(moduleName: string) {
  const { loadDemo } = await import('../../../src/client/start/loadDemo');
  return loadDemo('charts/bars', moduleName);
}

const getPreloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('head link[rel="modulepreload"]')].map(({ href }) =>
    href.slice(href.lastIndexOf('/') + 1),
  );

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  document.body.innerHTML = renderToStaticMarkup(<JsonData id={DEMO_MODULES_ID} data={TABLE} />);
});

describe('loadDemo', () => {
  it('imports the files in their order, and the demo by the last', async () => {
    expect((await load('Bars')).name).toBe('Bars');
    expect(Reflect.get(globalThis, 'ran')).toEqual(['react', 'mount', 'charts', 'Bars']);
  });

  it('requests all of its files at once, with those that make demos live, each once', async () => {
    await load('Bars');
    expect(getPreloaded()).toEqual(['react.js', 'mount.js', 'charts.js', 'Bars.js']);
    await load('Bars');
    expect(getPreloaded()).toHaveLength(4);
  });

  it('fails when the module does, and tries again', async () => {
    await expect(load('Missing')).rejects.toThrow();
    await expect(load('Missing')).rejects.toThrow();
    expect(getPreloaded()).toEqual(['react.js', 'mount.js', 'charts.js', 'Missing.js']);
  });

  it('says which demo there is not', async () => {
    await expect(load('Lines')).rejects.toThrow('There is no demo `Lines` on this page.');
    expect(getPreloaded()).toEqual([]);
  });
});
