import { readFileSync } from 'node:fs';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHeadersFinder } from '../../../../src/node/export/server/createHeadersFinder';
import { parseHeaders } from '../../../../src/node/export/server/parseHeaders';
import { outcomeOf } from './outcomeOf';

const faultsOf = (text: string) => outcomeOf(() => parseHeaders(text, '_headers')).message;

describe('parseHeaders', () => {
  it('reads paths with the headers below them, past comments and empty lines', () => {
    const text = '# All\n/*\n  X-A: 1\n\n  # and\n\tLink: <https://a.example>; rel="b"\r\n/b/:id/\n  X-A:2\n';
    expect(parseHeaders(text, 'f')).toEqual([
      {
        pattern: '/*',
        headers: [
          { name: 'X-A', value: '1' },
          { name: 'Link', value: '<https://a.example>; rel="b"' },
        ],
        line: 2,
      },
      { pattern: '/b/:id/', headers: [{ name: 'X-A', value: '2' }], line: 7 },
    ]);
  });

  it('reads nothing from an empty file', () => {
    expect(parseHeaders('', 'f')).toEqual([]);
  });

  it.each([
    ['  X-A: 1', 1, /has no path above it: write the path first/],
    ['/*', 1, /"\/\*" has no headers: write them below it, indented/],
    ['/*\nX-A: 1', 2, /reads as a header but is not indented/],
    ['/a /b\n  X-A: 1', 1, /holds white space: write one path a line/],
    ['a\n  X-A: 1', 1, /begin it with a slash/],
    ['https://a.example/*\n  X-A: 1', 1, /names a host: write only the path/],
    ['/*\n  X-A', 2, /"X-A" is not a header: write Name: value/],
    ['/*\n  X A: 1', 2, /"X A" is not the name of a header/],
    ['/*\n  : 1', 2, /"" is not the name of a header/],
    ['/*\n  X-A:', 2, /X-A has no value/],
    ['/*\n  X-A: ä', 2, /use plain ASCII/],
    ['/*\n  X-A: a\u0000b', 2, /use plain ASCII/],
    ['/*\n  ! X-A', 2, /takes a header away/],
    ['/*\n  Content-Length: 3', 2, /Content-Length is set by the server .* leave the line out/],
  ])('explains %j', (text, line, message) => {
    expect(faultsOf(text)).toMatch(message);
    expect(faultsOf(text)).toContain(`_headers:${line}  `);
  });

  it('reports every bad line, in order', () => {
    expect(
      faultsOf('  A: 1\n/*\n  B\n/c\n')
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['_headers:1', '_headers:3', '_headers:4']);
  });

  it('makes of any text either rules or problems with a line of the text', () => {
    const piece = fc.constantFrom('/*', '\n', '  ', 'X-A: 1', ':', '#', '!', '/:id/', '\r', '\t', '%', 'ä');
    const text = fc.oneof(
      fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 6 }))).map((pieces) => pieces.join('')),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    );
    fc.assert(
      fc.property(text, (content) => {
        const outcome = outcomeOf(() => parseHeaders(content, 'f'));
        for (const { name, value } of outcome.rules.flatMap((rule) => rule.headers)) {
          validateHeaderName(name);
          validateHeaderValue(name, value);
        }
        expect(outcome.rules.every((rule) => rule.headers.length > 0)).toBe(true);
        expect(outcome.strayLines(content)).toEqual([]);
      }),
    );
  });
});

describe('the headers of the site', () => {
  const find = createHeadersFinder(parseHeaders(readFileSync('public/_headers', 'utf8'), 'public/_headers'));

  it('protect every response', () => {
    const headers = find('/zh/x/introduction/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('cache-control')).toBe(false);
  });

  it('let files named by their content be kept for good', () => {
    expect(find('/_next/static/chunks/a.js').get('cache-control')).toBe('public,max-age=31536000,immutable');
  });
});
