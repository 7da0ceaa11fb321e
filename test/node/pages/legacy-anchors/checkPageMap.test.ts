import { describe, expect, it } from 'vitest';
import {
  checkPageMap,
  findUnanswered,
  type MapContext,
  type MappedGuide,
} from '../../../../src/node/pages/legacy-anchors/checkPageMap';
import { checkSentences } from '../../../../src/node/pages/legacy-anchors/checkSentences';
import { formatUnanswered } from '../../../../src/node/pages/legacy-anchors/formatUnanswered';
import { listAnchors } from '../../../../src/node/pages/legacy-anchors/listAnchors';
import { parsePageMap } from '../../../../src/node/pages/legacy-anchors/parsePageMap';

const FILE = 'data/charts/bars/bars.anchors.yaml';

const CONTEXT: MapContext = {
  pathnames: ['/x/react-charts', '/x/react-charts/bars'],
  findIds: (pathname) => (pathname === '/x/react-charts' ? new Set(['pie', 'radar']) : undefined),
  isExplained: (name) => name === 'series',
  isDeclared: (name) => name === 'borderRadius',
  isInstalled: (source) => source === '@mui/x-charts/BarChart/BarChart.d.ts',
  versions: new Set(['8.29.3']),
};

/** A guide with the headings `color` and `stacking`; the earlier one has `basics` and `color`, and names `series`. */
function createGuide(map: string, guide: Partial<MappedGuide> = {}): MappedGuide {
  return {
    pathname: '/x/react-charts/bars',
    map: parsePageMap({ file: FILE, text: map }, []),
    headings: new Set(['color', 'stacking']),
    elementIds: ['color', 'stacking'],
    facts: { section: 'charts', ids: ['basics', 'color'], names: ['series'] },
    ...guide,
  };
}

const withIds = (value: string) => createGuide(`ids:\n  basics: ${value}\n`);

const withName = (name: string, value: string) =>
  createGuide(`ids:\n  basics: color\nnames:\n  ${name}: ${value}\n`, {
    facts: {
      section: 'charts',
      ids: ['basics'],
      names: ['series', name],
    },
  });

describe('checkPageMap', () => {
  it.each([
    'stacking',
    'top of the page',
    '/x/react-charts/',
    '/x/react-charts/#pie',
    'not in 8.29.3',
    'wrong there, see @mui/x-charts/BarChart/BarChart.d.ts',
    'Shown by the demos of the overview.',
  ])('accepts %j for an id', (value) => {
    expect(checkPageMap(withIds(value), CONTEXT)).toEqual([]);
  });

  it.each([
    ['stackin', 'The page has no heading `stackin`. Did you mean `stacking`?'],
    ['/x/react-charts/#pi', '`/x/react-charts/#pi` names nothing on that page. Did you mean `pie`?'],
    ['/x/react-chart/', '`/x/react-chart/` is no page. Did you mean `/x/react-charts`?'],
    ['/x/react-charts#pie', '`/x/react-charts#pie` lacks the trailing slash: `/x/react-charts/#pie`.'],
    [
      '/x/react-charts/bars/#color',
      '`/x/react-charts/bars/#color` is this page: write the id of a heading alone.',
    ],
    ['not in 8.1.0', 'The installed version is 8.29.3, not 8.1.0. Check it again, and write that version.'],
    [
      'wrong there, see @mui/x-charts/Bar.d.ts',
      'No installed package has the file `@mui/x-charts/Bar.d.ts`.',
    ],
  ])('reports %j', (value, message) => {
    expect(checkPageMap(withIds(value), CONTEXT)).toEqual([
      { file: FILE, line: 2, message: expect.stringContaining(message) },
    ]);
  });

  it('asks for each id that is no heading of the page, and for each name that no guide mentions', () => {
    const guide = createGuide('renamed:\n  bar-colors: color\n', {
      facts: { section: 'charts', ids: ['basics', 'color'], names: ['series', 'barGap'] },
    });
    const problems = checkPageMap(guide, CONTEXT);
    expect(problems.map(({ line }) => line)).toEqual([1, 1]);
    expect(problems[0]!.message).toMatch(
      /^Links lead to `basics` on this page \(data\/legacy-anchors\/charts\.yaml\)\. Write /,
    );
    expect(problems[1]!.message).toMatch(
      /^No guide mentions `barGap`, .* below `names`: `barGap:` with `not in </,
    );
    expect(findUnanswered(guide, CONTEXT)).toEqual({ ids: ['basics'], names: ['barGap'] });
  });

  it('asks nothing of a guide that the existing documentation does not have', () => {
    expect(checkPageMap(createGuide('', { facts: undefined }), CONTEXT)).toEqual([]);
  });

  it.each([
    [
      'an id that is unknown',
      'ids:\n  basics: color\n  bases: color\n',
      3,
      'The guide has no heading `bases` in data/legacy-anchors/charts.yaml.',
    ],
    [
      'an id that exists now',
      'ids:\n  basics: color\n  color: stacking\n',
      3,
      'The page has a heading `color`. Delete the line.',
    ],
    [
      'a renamed id that is in the facts',
      'ids:\n  basics: color\nrenamed:\n  basics: color\n',
      4,
      'Write the line below `ids`.',
    ],
    [
      'a renamed id that exists again',
      'ids:\n  basics: color\nrenamed:\n  stacking: color\n',
      4,
      'The page has a heading `stacking` again.',
    ],
    [
      'a renamed id without a target',
      'ids:\n  basics: color\nrenamed:\n  old: It is gone.\n',
      4,
      '`old` was an id of this page',
    ],
    [
      'a renamed id with a wrong target',
      'ids:\n  basics: color\nrenamed:\n  old: colors\n',
      4,
      'The page has no heading `colors`.',
    ],
  ])('reports %s', (_, map, line, message) => {
    expect(checkPageMap(createGuide(map), CONTEXT)).toEqual([
      { file: FILE, line, message: expect.stringContaining(message) },
    ]);
  });

  it('reports an id that another element of the page has', () => {
    const guide = createGuide('ids:\n  basics: color\n', {
      elementIds: ['basics', 'color', 'stacking', 'basics'],
    });
    expect(checkPageMap(guide, CONTEXT)).toEqual([
      { file: FILE, line: 2, message: 'Another element of the page has the id `basics`. Delete the line.' },
    ]);
  });

  it('accepts a reason for a name that no guide mentions', () => {
    expect(checkPageMap(withName('barGap', 'not in 8.29.3'), CONTEXT)).toEqual([]);
  });

  it.each([
    [
      'a name that a guide mentions',
      'series',
      'A sentence.',
      'A guide mentions `series` now. Delete the line.',
    ],
    ['a place instead of a reason', 'barGap', 'color', '`barGap` needs a reason why no guide explains it'],
    [
      'a name that is declared after all',
      'borderRadius',
      'not in 8.29.3',
      'The installed packages declare `borderRadius`.',
    ],
  ])('reports %s', (_, name, value, message) => {
    expect(checkPageMap(withName(name, value), CONTEXT)).toEqual([
      { file: FILE, line: 4, message: expect.stringContaining(message) },
    ]);
  });

  it('reports a name that is not in the facts', () => {
    const guide = createGuide('ids:\n  basics: color\nnames:\n  bar: not in 8.29.3\n');
    expect(checkPageMap(guide, CONTEXT)).toEqual([
      {
        file: FILE,
        line: 4,
        message: 'The guide does not mention `bar` in data/legacy-anchors/charts.yaml. Delete the line.',
      },
    ]);
  });
});

describe('checkSentences', () => {
  const createFacts = (count: number) => ({
    section: 'charts',
    ids: Array.from({ length: count }, (_, index) => `id-${index}`),
    names: [],
  });
  const map = 'ids:\n  id-0: Not of use here.\n  id-1: color\nnames:\n  bar: Only an example.\n';

  it('accepts sentences for 5 % of the ids of a section', () => {
    expect(checkSentences([createGuide(map, { facts: createFacts(40) })])).toEqual([]);
  });

  it('reports the first sentence too many, over all guides of the section', () => {
    const guides = [createGuide(map, { facts: createFacts(20) }), createGuide('', { facts: createFacts(0) })];
    expect(checkSentences(guides)).toEqual([
      {
        file: FILE,
        line: 5,
        message: expect.stringContaining(
          '2 headings and names of charts have a sentence as their reason; 1 may,',
        ),
      },
    ]);
  });
});

it('prints what is left as the lines to complete', () => {
  expect(formatUnanswered(FILE, { ids: ['basics'], names: ['barGap'] })).toBe(
    `${FILE} lacks:\nids:\n  basics:\nnames:\n  barGap:`,
  );
  expect(formatUnanswered(FILE, { ids: [], names: [] })).toBe(`${FILE}: nothing is left`);
});

it('lists the ids that have a place as anchors', () => {
  const { map } = createGuide(
    'ids:\n  basics: color\n  pie: /x/react-charts/#pie\n  gone: not in 8.29.3\nrenamed:\n  old: stacking\n  older: top of the page\n',
  );
  expect(listAnchors(map)).toEqual([
    { id: 'basics', href: '#color' },
    { id: 'pie', href: '/x/react-charts/#pie' },
    { id: 'old', href: '#stacking' },
    { id: 'older', href: '#' },
  ]);
});
