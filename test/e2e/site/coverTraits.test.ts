import { expect, it } from 'vitest';
import { coverTraits } from '../../../e2e/site/coverTraits';

const create = (name: string, traits: string[], cost = 1) => ({ name, traits, getCost: () => cost });

const listNames = (chosen: { name: string }[]) => chosen.map(({ name }) => name);

it('takes what shows most first, and nothing that shows nothing new', () => {
  const candidates = [create('one', ['a']), create('many', ['a', 'b', 'c']), create('last', ['c', 'd'])];
  expect(listNames(coverTraits(candidates))).toEqual(['many', 'last']);
});

it('takes the first of equal ones', () => {
  expect(listNames(coverTraits([create('first', ['a']), create('second', ['a'])]))).toEqual(['first']);
});

it('takes two cheap ones for an expensive one', () => {
  const candidates = [create('both', ['a', 'b'], 3), create('one', ['a']), create('other', ['b'])];
  expect(listNames(coverTraits(candidates))).toEqual(['one', 'other']);
});

it('asks for the cost again when something was chosen', () => {
  const opened = new Set<string>();
  const onPage = (name: string, page: string, traits: string[]) => ({
    name,
    page,
    traits,
    getCost: () => (opened.has(page) ? 1 : 2),
  });
  const candidates = [
    onPage('first', 'x', ['a', 'b']),
    onPage('elsewhere', 'y', ['c']),
    onPage('beside', 'x', ['c']),
  ];
  const chosen = coverTraits(candidates, ({ page }) => opened.add(page));
  expect(listNames(chosen)).toEqual(['first', 'beside']);
});

it('leaves out what is seen elsewhere', () => {
  expect(coverTraits([create('one', ['a'])], undefined, ['a'])).toEqual([]);
});

it('leaves out what was chosen early where the later ones show all of it', () => {
  const candidates = [
    create('early', ['a', 'b', 'c']),
    create('one', ['a', 'd']),
    create('other', ['b', 'c', 'e'], 2),
  ];
  expect(listNames(coverTraits(candidates))).toEqual(['one', 'other']);
});
