import { describe, expect, it } from 'vitest';
import { getWorth, WordingTable } from '../../../../src/client/search/engine/WordingTable';

describe('WordingTable', () => {
  it('reads a synonym in one direction', () => {
    const table = new WordingTable();
    table.addSynonym({ from: 'freeze', to: ['pinned'] });
    expect(table.find(['freez'])).toEqual(new Map([[0, [{ words: ['pin'], source: 'synonym' }]]]));
    expect(table.find(['pin']).size).toBe(0);
  });

  it('finds the others of a group, also by a phrase, which has all of its words', () => {
    const table = new WordingTable();
    table.addGroup(['popup', 'drop down']);
    const popup = { words: ['popup'], source: 'thesaurus' };
    expect(table.find(['popup']).get(0)).toEqual([{ words: ['drop', 'down'], source: 'thesaurus' }]);
    expect(table.find(['my', 'drop', 'down'])).toEqual(
      new Map([
        [1, [popup]],
        [2, [popup]],
      ]),
    );
    expect(table.find(['down', 'drop']).size).toBe(0);
  });
});

it('a synonym and the thesaurus have a worth each', () => {
  const weights = { asSynonym: 0.8, asThesaurus: 0.4 };
  expect(getWorth({ words: [], source: 'synonym' }, weights)).toBe(0.8);
  expect(getWorth({ words: [], source: 'thesaurus' }, weights)).toBe(0.4);
});
