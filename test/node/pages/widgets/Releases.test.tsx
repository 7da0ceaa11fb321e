import { expect, it } from 'vitest';
import type { ShownMinor } from '../../../../src/node/pages/widgets/describeReleases';
import { createWidget } from '../../../../src/node/pages/widgets/createWidget';
import { Releases } from '../../../../src/node/pages/widgets/Releases';
import { createWidgetSite } from './createWidgetSite';

const MINORS: ShownMinor[] = [
  {
    minor: '8.2',
    id: 'v8-2',
    date: '2026-06-05',
    notCompared: ['@mui/x-charts-pro'],
    groups: [
      {
        kind: 'added',
        changes: [
          {
            kind: 'added',
            what: 'prop',
            name: 'margin',
            owners: ['BarChart', 'LineChart'],
            to: '8',
            after: '8.0',
            href: '/x/api/charts/bar-chart/#bar-chart-prop-margin',
          },
          { kind: 'added', what: 'export', name: 'Heatmap', owners: [] },
          { kind: 'added', what: 'export', name: 'HeatmapProps', owners: [] },
        ],
      },
    ],
  },
  { minor: '8.0', id: 'v8-0', notCompared: [], groups: [] },
];

const render = await createWidget(Releases, () => MINORS)(createWidgetSite());
const toText = (html: string) => html.replaceAll(/<[^>]+>/g, '');

it('says what a version added, with default, other owners and gap', () => {
  const html = render('en');
  expect(toText(html)).toContain('BarChart.margin (also LineChart), default 8 (after 8.0)');
  expect(toText(html)).toContain('June 5, 2026');
  expect(html).toContain('href="/x/api/charts/bar-chart/#bar-chart-prop-margin"');
  expect(html).toContain('<li><code>Heatmap</code></li><li><code>HeatmapProps</code></li>');
  expect(toText(html)).toContain('minor version: @mui/x-charts-pro.');
});

it('is in the language of the page', () => {
  const html = render('zh');
  expect(toText(html)).toContain('BarChart.margin（还有 LineChart），默认值 8（在 8.0 之后）');
  expect(html).toContain('href="/zh/x/api/charts/bar-chart/#bar-chart-prop-margin"');
});

it('links the versions with changes', () => {
  expect(render('en').match(/href="#v8-\d+">8/g)).toEqual(['href="#v8-2">8']);
});
