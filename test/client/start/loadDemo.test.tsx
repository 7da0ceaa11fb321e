// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JsonData } from '../../../src/client/components/JsonData';
import { DEMO_MODULES_ID, type DemoModuleTable } from '../../../src/shared/demoModuleTable';

/** The script of a demo, complete in its address; what follows a name there is a comment. */
const BARS = 'data:text/javascript,export default function Bars() { return null; }//';

const TABLE: DemoModuleTable = {
  files: ['react', 'mount', 'charts', BARS, 'Missing'],
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
    href.startsWith('data:') ? 'Bars.js' : href.slice(href.lastIndexOf('/') + 1),
  );

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  document.body.innerHTML = renderToStaticMarkup(<JsonData id={DEMO_MODULES_ID} data={TABLE} />);
});

describe('loadDemo', () => {
  it('imports the demo by the last of its files', async () => {
    expect((await load('Bars')).name).toBe('Bars');
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
