import { describe, expect, it } from 'vitest';
import { checkRedirects } from '../../../../src/node/export/redirects/checkRedirects';
import { parseRedirects } from '../../../../src/node/export/server/parseRedirects';

const ADDRESSES = [
  '/x/',
  '/x/introduction/',
  '/zh/x/introduction/',
  '/x/llms.txt',
  '/x/api/charts/bar-chart/',
  '/x/react-charts/',
  '/x/react-charts/pie/',
];

const check = (text: string) =>
  checkRedirects({
    lines: parseRedirects(text, 'public/_redirects'),
    addresses: ADDRESSES,
  });

const faults = (text: string) => check(text).map(({ line, message }) => `${line}: ${message}`);

describe('checkRedirects', () => {
  it.each([
    ['a target that is a page', '/old/ /x/introduction/ 301'],
    ['a target with query and hash', '/old/ /x/introduction/?a=1#b 301'],
    ['a target that is a file', '/old/ /x/llms.txt 301'],
    ['the way in', '/ /x/introduction/ 301\n/zh/ /zh/x/introduction/ 301'],
    ['a pattern whose targets exist', '/charts/* /x/react-charts/:splat 301'],
    ['a placeholder whose targets exist', '/api/:name/ /x/api/charts/:name/ 301'],
    ['a file that was moved', '/llms.txt /x/llms.txt 301'],
  ])('accepts %s', (_, text) => {
    expect(faults(text)).toEqual([]);
  });

  it.each([
    [
      'an unknown target',
      '/old/ /x/nowhere/ 301',
      ['1: "/x/nowhere/" is no page: write the address of one.'],
    ],
    [
      'a pattern that leads to no page',
      '/old/* /nowhere/:splat 301',
      ['1: "/nowhere/:splat" is no page: write the address of one.'],
    ],
    [
      'another site',
      '/old/ https://a.example/ 301',
      ['1: "https://a.example/" leads to another site: write a path of this one.'],
    ],
    [
      'a source that is a page',
      '/x/introduction/ /x/react-charts/ 301',
      ['1: "/x/introduction/" hides the page /x/introduction/: delete the rule or the page.'],
    ],
    [
      'a source that is a page of another language',
      '/zh/x/introduction/ /x/react-charts/ 301',
      ['1: "/zh/x/introduction/" hides the page /zh/x/introduction/: delete the rule or the page.'],
    ],
    [
      'a pattern that fits a page',
      '/x/api/* /x/react-charts/ 301',
      ['1: "/x/api/*" hides the page /x/api/charts/bar-chart/: delete the rule or the page.'],
    ],
    [
      'two rules for one source',
      '/old/ /x/introduction/ 301\n# again\n/old/ /x/react-charts/ 301',
      ['3: "/old/" is redirected by line 1 already: keep one of the two.'],
    ],
    [
      'a source without its slash',
      '/old /x/introduction/ 301',
      ['1: "/old" does not end like a page: write /old/.'],
    ],
    [
      'a target without its slash',
      '/old/ /x/introduction#a 301',
      ['1: "/x/introduction#a" does not end like a page: write /x/introduction/#a.'],
    ],
  ])('reports %s', (_, text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  it('reports circles with their steps', () => {
    const circle =
      '/x/react-charts/bars/ /x/react-charts/heatmap/ 301\n/x/react-charts/heatmap/ /x/react-charts/bars/ 301';
    expect(faults(circle)).toEqual([
      '1: "/x/react-charts/bars/" leads in a circle (/x/react-charts/bars/ → /x/react-charts/heatmap/ → /x/react-charts/bars/ → /x/react-charts/heatmap/ …): write the address of a page.',
      '2: "/x/react-charts/heatmap/" leads in a circle (/x/react-charts/heatmap/ → /x/react-charts/bars/ → /x/react-charts/heatmap/ → /x/react-charts/bars/ …): write the address of a page.',
    ]);
  });

  it('reports a rule that leads to itself, and a pattern that grows for ever', () => {
    expect(faults('/old/ /old/ 301')[0]).toContain('leads in a circle');
    expect(faults('/old/* /old/bars/ 301')[0]).toContain('leads in a circle');
  });

  it('reports a detour with the address to write instead', () => {
    expect(faults('/old/ /x/react-charts/bars/ 301\n/x/react-charts/bars/ /x/introduction/ 301')).toEqual([
      '1: "/x/react-charts/bars/" is redirected itself: write /x/introduction/.',
    ]);
  });

  it('reports by file and line, all rules at once', () => {
    expect(
      check('/a/ /no/ 301\n/b/ /x/introduction/ 301\n/c/ /no/ 301').map(({ file, line }) => [file, line]),
    ).toEqual([
      ['public/_redirects', 1],
      ['public/_redirects', 3],
    ]);
  });
});
