import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChunks, type Chunk, type Visit } from '../../../src/node/client-bundle/mergeChunks';

const FILE_COST = 100;

const chunk = (name: string, size: number, ...imports: string[]): Chunk => ({
  name,
  size,
  imports,
  isFree: true,
});

const visit = (names: string, weight = 1): Visit => ({ chunks: new Set(names), weight });

const merge = (chunks: Chunk[], visits: Visit[]) =>
  mergeChunks(chunks, visits, FILE_COST).map((names) => names.toSorted().join(''));

describe('mergeChunks', () => {
  it('merges what is always loaded together', () => {
    expect(merge([chunk('a', 5000), chunk('b', 9000)], [visit('ab')])).toEqual(['ab']);
  });

  it('leaves apart what is never loaded together', () => {
    expect(merge([chunk('a', 1), chunk('b', 1)], [visit('a'), visit('b')])).toEqual([]);
  });

  it('merges a chunk that some have no use for as long as it is smaller than what a file costs', () => {
    const visits = [visit('ab'), visit('a')];
    expect(merge([chunk('a', 5000), chunk('b', 99)], visits)).toEqual(['ab']);
    expect(merge([chunk('a', 5000), chunk('b', 101)], visits)).toEqual([]);
  });

  it('counts what a chunk imports as well', () => {
    const visits = [visit('abc'), visit('abc'), visit('a')];
    expect(merge([chunk('a', 5), chunk('b', 5), chunk('c', 150)], visits)).toEqual(['abc']);
    expect(merge([chunk('a', 5), chunk('b', 5, 'c'), chunk('c', 250)], visits)).toEqual(['bc']);
  });

  it('counts each visit by its weight', () => {
    const chunks = [chunk('a', 5000), chunk('b', 150)];
    expect(merge(chunks, [visit('ab', 2), visit('a')])).toEqual(['ab']);
    expect(merge(chunks, [visit('ab', 2), visit('a', 2)])).toEqual([]);
  });

  it('makes the most useful merge first', () => {
    const chunks = [chunk('a', 80), chunk('b', 80), chunk('c', 10)];
    expect(merge(chunks, [visit('ab'), visit('bc', 9)])).toEqual(['bc']);
  });

  it('keeps chunks that are not free as they are', () => {
    expect(merge([chunk('a', 1), { ...chunk('b', 1), isFree: false }], [visit('ab')])).toEqual([]);
  });

  it('does not merge chunks around one that stands between them', () => {
    const chunks = [chunk('a', 10, 'm'), { ...chunk('m', 10, 'b'), isFree: false }, chunk('b', 10)];
    expect(merge(chunks, [visit('amb')])).toEqual([]);
    expect(merge([chunk('a', 10, 'm', 'b'), chunk('m', 10, 'b'), chunk('b', 10)], [visit('amb')])).toEqual([
      'abm',
    ]);
  });

  it('gives files that do not import each other in a circle, each chunk at most once', () => {
    const names = [...'abcdefghij'];
    const project = fc.record({
      chunks: fc.tuple(
        ...names.map((name, index) =>
          fc.record({
            name: fc.constant(name),
            size: fc.integer({ min: 1, max: 300 }),
            // Of chunks that come later: no circle before the merge.
            imports: fc.subarray(names.slice(index + 1)),
            isFree: fc.boolean(),
          }),
        ),
      ),
      visits: fc.array(
        fc.record({ chunks: fc.subarray(names).map((list) => new Set(list)), weight: fc.nat(9) }),
      ),
    });
    fc.assert(
      fc.property(project, ({ chunks, visits }) => {
        const merged = mergeChunks(chunks, visits, FILE_COST);
        const all = merged.flat();
        expect(new Set(all).size).toBe(all.length);
        expect(chunks.filter(({ name, isFree }) => !isFree && all.includes(name))).toEqual([]);

        const fileOf = new Map(
          names.map((name) => [name, merged.find((group) => group.includes(name))?.[0] ?? name]),
        );
        const links = chunks.flatMap(({ name, imports }) =>
          imports
            .map((imported) => [fileOf.get(name)!, fileOf.get(imported)!])
            .filter(([from, to]) => from !== to),
        );
        // Files without imports that are left go first; a circle would never go.
        let waiting = new Set(fileOf.values());
        for (;;) {
          const left = new Set(
            [...waiting].filter((file) => links.some(([from, to]) => from === file && waiting.has(to!))),
          );
          if (left.size === waiting.size) {
            break;
          }
          waiting = left;
        }
        expect([...waiting]).toEqual([]);
      }),
    );
  });
});
