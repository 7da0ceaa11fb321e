// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JsonData } from '../../../src/client/components/JsonData';
import { loadHealthReport } from '../../../src/client/health-page/loadHealthReport';
import { mountHealthReport } from '../../../src/client/health-page/mountHealthReport';
import { HEALTH_REPORT_HREF } from '../../../src/shared/health';
import type { HealthPageProps } from '../../../src/shared/healthPage';
import { createPage } from '../createPage';

const REPORT = {
  proofs: { 'charts/bars/StackedBars': '2026-03-01T10:00:00Z' },
  demoCount: 2,
  externalLinks: [],
};

const DATA: Pick<HealthPageProps, 'groups' | 'testResults'> = {
  groups: [
    {
      id: 'charts',
      title: 'Charts',
      demos: ['StackedBars', 'Lines'].map((name) => ({
        key: `charts/bars/${name}`,
        title: name,
        href: '/x/react-charts/bars/',
        claim: 'shows bars',
      })),
    },
  ],
  testResults: {
    pending: 'Not known yet:',
    passed: '{{passed}} of {{count}} passed until {{date}}',
    none: 'None was tested.',
    demoPassed: 'Passed',
  },
};

const load = vi.fn<typeof fetch>();
let root: HTMLElement;

const read = (name: string) => root.querySelector(`.health-${name}`)!.textContent!;

beforeEach(() => {
  load.mockReset().mockImplementation(async () => Response.json(REPORT));
  vi.stubGlobal('fetch', load);
  root = document.createElement('article');
  root.innerHTML =
    '<div class="health-test-summary">Not known yet</div><div class="health-demo-states">Demos</div><div class="health-external-links"></div>' +
    renderToStaticMarkup(<JsonData data={DATA} />);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('mountHealthReport', () => {
  it('says what the report of the build says', async () => {
    await mountHealthReport(root, createPage());
    expect(load.mock.calls).toEqual([[HEALTH_REPORT_HREF]]);
    await vi.waitFor(() => expect(read('test-summary')).toBe('1 of 2 passed until 2026-03-01'));
    await vi.waitFor(() => expect(read('demo-states')).toContain('Lines'));
    expect(read('demo-states').match(/Passed/g)).toHaveLength(1);
  });

  it('leaves the page as it is without the report', async () => {
    load.mockRejectedValue(new TypeError('Failed to fetch'));
    await mountHealthReport(root, createPage());
    expect([read('test-summary'), read('demo-states')]).toEqual(['Not known yet', 'Demos']);
  });
});

describe('loadHealthReport', () => {
  it('loads it', async () => {
    expect(await loadHealthReport()).toEqual(REPORT);
  });

  it.each([null, 'text', {}, { ...REPORT, proofs: null }, { ...REPORT, proofs: { a: 1 } }, []])(
    'is undefined for an answer that is no report: %j',
    async (answer) => {
      load.mockImplementation(async () => Response.json(answer));
      expect(await loadHealthReport()).toBeUndefined();
    },
  );

  it('is undefined for an answer that is no JSON', async () => {
    load.mockImplementation(async () => new Response('<h1>Not found</h1>', { status: 404 }));
    expect(await loadHealthReport()).toBeUndefined();
  });
});
