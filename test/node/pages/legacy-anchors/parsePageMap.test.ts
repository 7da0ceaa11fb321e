import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { pageToMapFile, parsePageMap } from '../../../../src/node/pages/legacy-anchors/parsePageMap';
import type { Problem } from '../../../../src/node/base/problems/problem';

const FILE = 'data/charts/bars/bars.anchors.yaml';

function parse(text: string) {
  const problems: Problem[] = [];
  return { map: parsePageMap({ file: FILE, text }, problems), problems };
}

describe('parsePageMap', () => {
  it('reads the parts with the lines of their entries', () => {
    const { map, problems } = parse(
      '# Bars\nids:\n  basics: providing-data\n  null: color\nrenamed:\n  bars: color\nnames:\n  fill: not in 8.29.3\n',
    );
    expect(problems).toEqual([]);
    expect(map.file).toBe(FILE);
    expect([...map.ids]).toEqual([
      ['basics', { value: { kind: 'heading', id: 'providing-data' }, line: 3 }],
      ['null', { value: { kind: 'heading', id: 'color' }, line: 4 }],
    ]);
    expect(map.renamed.get('bars')?.line).toBe(6);
    expect(map.names.get('fill')).toEqual({ value: { kind: 'absent', version: '8.29.3' }, line: 8 });
  });

  it.each([
    ['a list', '- basics\n', 1, 'This is no map.'],
    ['an empty file', '', 1, 'This is no map.'],
    ['an unknown part', 'ids:\n  a: b\nheadings:\n  a: b\n', 3, 'Unknown part `headings`. Did you mean'],
    ['a part without entries', 'names:\nids:\n  a: b\n', 1, '`names` is empty.'],
    ['an entry without a value', 'ids:\n  basics:\n', 2, '`basics` has no value.'],
    ['an entry with a list', 'ids:\n  basics: [a, b]\n', 2, '`basics` has no value.'],
    ['an id that is there twice', 'ids:\n  a: b\n  a: c\n', 3, 'Map keys must be unique.'],
    ['a sentence with a colon', 'ids:\n  a: Not here: there.\n', 2, 'Put a text with `:`'],
  ])('reports %s', (_, text, line, message) => {
    const { problems } = parse(text);
    expect(problems).toEqual([{ file: FILE, line, message: expect.stringContaining(message) }]);
  });

  it('reads back every map that is written as YAML', () => {
    const id = fc.stringMatching(/^[a-z0-9✅-]{1,12}$/);
    const part = fc.dictionary(id, id, { minKeys: 1, noNullPrototype: true });
    fc.assert(
      fc.property(fc.record({ ids: part, renamed: part, names: part }), (written) => {
        const { map, problems } = parse(stringify(written));
        expect(problems).toEqual([]);
        for (const [name, entries] of Object.entries(written)) {
          const read = [...map[name as keyof typeof written]].map(([old, { value }]) => [
            old,
            value.kind === 'heading' ? value.id : value.kind,
          ]);
          expect(Object.fromEntries(read)).toEqual(entries);
        }
      }),
    );
  });

  it('says for any text what is wrong with it, with a line of it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('ids', ':', ' ', '\n', '-', '"', '&a', '*a', 'b', '{', ']') }),
        (text) => {
          const lines = text.split('\n').length;
          for (const { line } of parse(text).problems) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(line).toBeLessThanOrEqual(lines);
          }
        },
      ),
    );
  });
});

it.each(['data/charts/bars/bars.md', 'data/charts/bars/bars.zh.md'])('finds the map of %s', (file) => {
  expect(pageToMapFile(file)).toBe(FILE);
});
