import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRedirects } from '../../../../src/node/export/server/parseRedirects';
import { outcomeOf } from './outcomeOf';

const faultsOf = (text: string) => outcomeOf(() => parseRedirects(text, '_redirects')).message;

describe('parseRedirects', () => {
  it('reads rules with their lines, past comments and empty lines', () => {
    expect(
      parseRedirects(
        '# Old\n\n/a/ /b/ 301\n  /c/*   /d/:splat\t302  \r\n/e/:id/ https://f.example/:id 308',
        'f',
      ),
    ).toEqual([
      { source: '/a/', target: '/b/', status: 301, line: 3 },
      { source: '/c/*', target: '/d/:splat', status: 302, line: 4 },
      { source: '/e/:id/', target: 'https://f.example/:id', status: 308, line: 5 },
    ]);
  });

  it('reads nothing from an empty file, and looks past a byte order mark', () => {
    expect(parseRedirects('', 'f')).toEqual([]);
    expect(parseRedirects('\uFEFF# only this\n', 'f')).toEqual([]);
  });

  it('keeps a hash, a query and a port in the target', () => {
    const [rule] = parseRedirects('/a/ https://b.example:8080/c/?d=1#e 307', 'f');
    expect(rule?.target).toBe('https://b.example:8080/c/?d=1#e');
  });

  it.each([
    ['/a/', /"\/a\/" has no target: write where it leads/],
    ['/a/ /b/', /the status is missing .* write 301 .* or 302/],
    ['/a/ /b/ 200', /status 200 .* is not supported: write 301/],
    ['/a/ /b/ 303', /"303" is not a status of a redirect: write one of 301, 302, 307, 308/],
    ['/a/ /b/ 301!', /"301!" forces the rule, .* write 301/],
    ['/a/ /b/ 301 # moved', /put it on a line of its own/],
    ['/a/ /b/ 302 Country=de', /conditions are not supported: write source, target and status/],
    ['/a id=:id /b/:id 301', /conditions are not supported/],
    ['a/ /b/ 301', /"a\/" is not a path of the site: begin it with a slash/],
    ['https://a.example/b /c/ 301', /names a host: write only the path/],
    ['/a/?b=1 /c/ 301', /holds a query or a hash, .* leave out everything from \? on/],
    ['/a//b/ /c/ 301', /two slashes in a row: write one/],
    ['/a%/ /c/ 301', /write them as % escapes/],
    ['/ä/ /c/ 301', /write them as % escapes/],
    ['/../a/ /c/ 301', /never served/],
    ['/a%2F..%2Fb/ /c/ 301', /never served/],
    ['/*/a/* /b/ 301', /more than one \*: keep one/],
    ['/a-:id/ /b/ 301', /not a whole part: write \/:name\//],
    ['/:1/ /b/ 301', /not a whole part/],
    ['/:id/:id/ /b/ 301', /two placeholders :id: give each its own name/],
    ['/:splat/ /b/ 301', /the name of \*: choose another name/],
    ['/a/ b/ 301', /the target "b\/" is neither a path nor an address: begin it with one slash/],
    ['/a/ //b.example/ 301', /neither a path nor an address/],
    ['/a/ /b\\c 301', /characters an address cannot have/],
    ['/a/ /b/% 301', /characters an address cannot have/],
    ['/a/* /b/* 301', /write :splat/],
    ['/a/ /b/:splat 301', /uses :splat, which "\/a\/" does not have: write \* there/],
    ['/a/:id/ /b/:name/ 301', /uses :name, .* write :name there/],
  ])('explains %s', (text, message) => {
    expect(faultsOf(`# one\n${text}\n`)).toMatch(message);
    expect(faultsOf(`# one\n${text}\n`)).toMatch(/^_redirects:2 {2}/);
  });

  it('reports every bad line, not only the first', () => {
    expect(
      faultsOf('/a/ /b/\n/c/ /d/ 301\ne')
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['_redirects:1', '_redirects:3']);
  });

  it('makes of any text either rules or problems with a line of the text', () => {
    const word = fc.constantFrom(
      '/a/',
      '/*',
      '/:id/',
      ':splat',
      'https://a.b/',
      '301',
      '200',
      '#',
      '%',
      '\u{1F600}',
      '..',
      '!',
    );
    const line = fc.array(fc.oneof(word, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 5 });
    const text = fc.oneof(
      fc.array(line, { maxLength: 6 }).map((lines) => lines.map((words) => words.join(' ')).join('\n')),
      fc.string({ unit: 'binary' }),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    );
    fc.assert(
      fc.property(text, (content) => {
        const outcome = outcomeOf(() => parseRedirects(content, 'f'));
        expect(outcome.strayLines(content)).toEqual([]);
      }),
    );
  });

  it('reads back what it read', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    const path = fc
      .array(segment, { maxLength: 4 })
      .map((parts) => `/${parts.map((part) => `${part}/`).join('')}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path, fc.constantFrom(301, 302, 307, 308))), (rules) => {
        const text = rules.map((rule) => rule.join(' ')).join('\n');
        expect(parseRedirects(text, 'f')).toEqual(
          rules.map(([source, target, status], index) => ({ source, target, status, line: index + 1 })),
        );
      }),
    );
  });

  it('reads the rules of the site, the way in first', () => {
    const rules = parseRedirects(readFileSync('public/_redirects', 'utf8'), 'public/_redirects');
    expect(rules[0]).toMatchObject({ source: '/', target: '/x/', status: 301 });
    expect(rules.some(({ source }) => source === '/x/')).toBe(false);
  });
});
