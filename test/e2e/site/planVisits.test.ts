import { describe, expect, it } from 'vitest';
import {
  LIMITS,
  planVisits,
  type Choice,
  type DemoToVisit,
  type PageToVisit,
} from '../../../e2e/site/planVisits';
import type { ListedDemo } from '../../../src/node/site/health/listDemos';

const NEW = { isPassed: false, isChanged: false, isCovering: false };

const createDemo = (key: string, address: string, standing: Partial<DemoToVisit> = {}): DemoToVisit => ({
  ...NEW,
  listed: { key, address } as ListedDemo,
  ...standing,
});

const createPage = (address: string, standing: Partial<PageToVisit> = {}): PageToVisit => ({
  ...NEW,
  address,
  isTranslated: false,
  demos: [],
  others: [],
  hasAxe: true,
  ...standing,
});

const SAMPLE: Choice = { kind: 'sample' };

function plan(pages: PageToVisit[], choice: Choice): [string, string[]][] {
  return planVisits(pages, choice).map(({ address, demos }) => [address, demos.map(({ key }) => key)]);
}

describe('a sample', () => {
  it('has what covers the site and what has changed, and leaves the rest', () => {
    const pages = [
      createPage('/rest/'),
      createPage('/covering/', { isCovering: true, demos: [createDemo('rest', '/covering/')] }),
      createPage('/changed/', { isChanged: true }),
    ];
    expect(plan(pages, SAMPLE)).toEqual([
      ['/covering/', []],
      ['/changed/', []],
    ]);
  });

  it('opens a page for a demo, and starts that one alone', () => {
    const demos = [createDemo('a', '/p/'), createDemo('b', '/p/', { isChanged: true })];
    expect(plan([createPage('/p/', { isPassed: true, demos })], SAMPLE)).toEqual([['/p/', ['b']]]);
  });

  it('has nothing that has passed as it is', () => {
    const passed = { isPassed: true, isCovering: true };
    const pages = [createPage('/p/', { ...passed, demos: [createDemo('a', '/p/', passed)] })];
    expect(plan(pages, SAMPLE)).toEqual([]);
  });

  it('is bounded when everything has changed, and still has what covers the site', () => {
    const many = Array.from({ length: 100 }, (_, index) => createPage(`/${index}/`, { isChanged: true }));
    const last = createPage('/last/', { isChanged: true, isCovering: true });
    const visits = plan([...many, last], SAMPLE);
    expect(visits).toHaveLength(LIMITS.pages + 1);
    expect(visits.map(([address]) => address)).toContain('/last/');
  });

  it('begins with the page that has most demos', () => {
    const demos = [createDemo('a', '/many/', { isCovering: true })];
    const pages = [createPage('/none/', { isCovering: true }), createPage('/many/', { demos })];
    expect(plan(pages, SAMPLE).map(([address]) => address)).toEqual(['/many/', '/none/']);
  });
});

it('all of it is what has not passed', () => {
  const pages = [
    createPage('/passed/', { isPassed: true }),
    createPage('/rest/'),
    createPage('/p/', {
      isPassed: true,
      demos: [createDemo('a', '/p/', { isPassed: true }), createDemo('b', '/p/')],
    }),
  ];
  expect(plan(pages, { kind: 'all' })).toEqual([
    ['/p/', ['b']],
    ['/rest/', []],
  ]);
});

describe('what is wanted', () => {
  const pages = [
    createPage('/bars/', {
      isPassed: true,
      demos: [
        createDemo('charts/bars/A', '/bars/', { isPassed: true }),
        createDemo('charts/bars/B', '/bars/'),
      ],
    }),
    createPage('/lines/', { demos: [createDemo('charts/lines/A', '/lines/')] }),
  ];

  it.each([
    ['a page with its demos', ['/bars/'], [['/bars/', ['charts/bars/A', 'charts/bars/B']]]],
    ['a demo', ['charts/bars/B'], [['/bars/', ['charts/bars/B']]]],
    [
      'the demos of a folder',
      ['charts'],
      [
        ['/bars/', ['charts/bars/A', 'charts/bars/B']],
        ['/lines/', ['charts/lines/A']],
      ],
    ],
  ])('is %s, also when it has passed', (_, names, expected) => {
    expect(plan(pages, { kind: 'wanted', names })).toEqual(expected);
  });

  it('must be there', () => {
    expect(() => plan(pages, { kind: 'wanted', names: ['charts/bars', '/x/'] })).toThrow(
      /the build has no \/x\/\. Write/,
    );
  });
});

it('says whether all demos of the page come alive', () => {
  const demos = [createDemo('a', '/p/', { isChanged: true }), createDemo('b', '/p/')];
  const [some] = planVisits([createPage('/p/', { demos })], SAMPLE);
  const [all] = planVisits([createPage('/p/', { demos })], { kind: 'all' });
  const [translated] = planVisits([createPage('/p/', { isTranslated: true })], { kind: 'all' });
  expect([some, all, translated].map((visit) => visit!.isWhole)).toEqual([false, true, false]);
});
