import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildTextShards } from '../../../src/node/search/buildTextShards';
import type { SourceRecord } from '../../../src/node/search/searchSource';
import { stemWord } from '../../../src/shared/search/splitWords';
import { TextIndex } from '../../../src/client/search/engine/TextIndex';

const createRecord = (text: string): SourceRecord => ({ kind: 'heading', name: '', pages: [0], text });

/** Words that do not compress well, the same in every run. */
function createWord(seed: number): string {
  let value = seed + 1;
  return Array.from({ length: 12 }, () => {
    value = (value * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (value % 26));
  }).join('');
}

describe('buildTextShards', () => {
  it('writes which records have which words', () => {
    const [shard, ...others] = buildTextShards(['rows and columns', '', 'rows'].map(createRecord));
    expect(others).toEqual([]);
    expect(shard).toEqual({ first: 'and', content: { words: 'and column row', records: '0 0 0,2' } });
  });

  it('writes nothing without text', () => {
    expect(buildTextShards([createRecord(' … ')])).toEqual([]);
  });

  it('keeps files small, and every word in one of them', () => {
    const texts = Array.from({ length: 3000 }, (_, record) =>
      Array.from({ length: 5 }, (__, offset) => createWord(record * 5 + offset)).join(' '),
    );
    const shards = buildTextShards(texts.map(createRecord));
    expect(shards.length).toBeGreaterThan(1);
    for (const { content } of shards) {
      expect(gzipSync(JSON.stringify(content), { level: 6 }).length).toBeLessThanOrEqual(58_000);
    }
    const list = shards.map(({ first }, number) => ({ first, href: String(number) }));
    const index = new TextIndex(list);
    shards.forEach(({ content }, number) => index.add(String(number), content));
    const asked = list.map(({ href }) => href);
    for (const record of [0, 1499, 2999]) {
      for (const word of texts[record]!.split(' ')) {
        expect(index.find(stemWord(word), asked).has(record)).toBe(true);
      }
    }
  });
});
