import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JsonData } from '../../../src/client/components/JsonData';
import { controlHealthPage } from '../../../src/client/health-page/controlHealthPage';
import { DemoList } from '../../../src/client/health-page/DemoList';
import { loadHealthReport } from '../../../src/client/health-page/loadHealthReport';
import { HEALTH_REPORT_HREF } from '../../../src/shared/page/health';
import type { DemoGroup, TestResultTexts } from '../../../src/shared/page/healthPage';

const REPORT = {
  proofs: { 'charts/bars/StackedBars': '2026-03-01T10:00:00Z' },
  claims: { 'charts/bars/StackedBars': 'shows bars', 'charts/bars/Lines': 'shows lines' },
  demoCount: 2,
  externalLinks: [],
};

const GROUPS: DemoGroup[] = [
  {
    id: 'charts',
    title: 'Charts',
    demos: ['StackedBars', 'Lines'].map((name) => ({
      key: `charts/bars/${name}`,
      title: name,
      href: '/x/react-charts/bars/',
    })),
  },
];

const TEXTS: TestResultTexts = {
  pending: 'Not known yet:',
  passed: '{{passed}} of {{count}} passed until {{date}}',
  none: 'None was tested.',
  demoPassed: 'Passed',
};

const load = vi.fn<typeof fetch>();
let root: HTMLElement;

const read = (selector: string) => root.querySelector(selector)!.textContent!;

beforeEach(() => {
  load.mockReset().mockImplementation(async () => Response.json(REPORT));
  vi.stubGlobal('fetch', load);
  root = document.createElement('article');
  root.innerHTML = renderToStaticMarkup(
    <>
      <p className="health-summary">Not known yet</p>
      <div className="health-demo-states">
        <DemoList groups={GROUPS} />
      </div>
      <div className="health-external-links" />
      <JsonData data={TEXTS} />
    </>,
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('controlHealthPage', () => {
  it('says what the report of the build says', async () => {
    await controlHealthPage(root);
    expect(load.mock.calls).toEqual([[HEALTH_REPORT_HREF]]);
    expect(read('.health-summary')).toBe('1 of 2 passed until 2026-03-01');
    expect(read('#charts')).toBe('Charts 1 / 2');
    expect(read('#charts-bars-StackedBars')).toBe('StackedBars Passed 2026-03-01shows bars');
    expect(read('#charts-bars-Lines')).toBe('Linesshows lines');
  });

  it('lists links to other sites by host, with their pages', async () => {
    const externalLinks = [
      { href: 'https://a.example/1', pages: ['/x/one/', '/x/two/'] },
      { href: 'https://b.example/', pages: ['/x/one/'] },
      { href: 'https://a.example/2', pages: ['/x/two/'] },
    ];
    load.mockImplementation(async () => Response.json({ ...REPORT, externalLinks }));
    await controlHealthPage(root);
    const hosts = [...root.querySelectorAll('.health-links > summary')].map((host) => host.textContent);
    expect(hosts).toEqual(['a.example 2', 'b.example 1']);
    const links = [...root.querySelectorAll('.health-links:first-child a')].map((link) => link.textContent);
    expect(links).toEqual(['https://a.example/1', '/x/one/', '/x/two/', 'https://a.example/2', '/x/two/']);
  });

  it('says once that no demo was tested', async () => {
    load.mockImplementation(async () => Response.json({ ...REPORT, proofs: {} }));
    await controlHealthPage(root);
    expect(read('.health-summary')).toBe('None was tested.');
    expect(root.querySelector('.health-passed')).toBeNull();
    expect(read('#charts')).toBe('Charts ');
  });

  it('leaves the page as it is without the report', async () => {
    const before = root.innerHTML;
    load.mockRejectedValue(new TypeError('Failed to fetch'));
    await controlHealthPage(root);
    expect(root.innerHTML).toBe(before);
  });
});

describe('loadHealthReport', () => {
  it('loads it', async () => {
    expect(await loadHealthReport()).toEqual(REPORT);
  });

  it.each([
    null,
    'text',
    {},
    { ...REPORT, proofs: null },
    { ...REPORT, proofs: { a: 1 } },
    { ...REPORT, claims: { a: null } },
    [],
  ])('is undefined for an answer that is no report: %j', async (answer) => {
    load.mockImplementation(async () => Response.json(answer));
    expect(await loadHealthReport()).toBeUndefined();
  });

  it('is undefined for an answer that is no JSON', async () => {
    load.mockImplementation(async () => new Response('<h1>Not found</h1>', { status: 404 }));
    expect(await loadHealthReport()).toBeUndefined();
  });
});
