import { expect, it } from 'vitest';
import { findHashTarget } from '../../../src/client/platform/findHashTarget';

it.each([
  ['#props', 'props'],
  ['#a%20b', 'a b'],
  ['#earlier', 'props'],
  ['#nothing', undefined],
  ['#%zz', undefined],
  ['#', undefined],
  ['', undefined],
])('%s names %s', (hash, id) => {
  document.body.innerHTML =
    '<h2 id="props"><span id="earlier" class="old-id"></span>Props</h2><h2 id="a b"></h2>';
  expect(findHashTarget(hash)?.id).toBe(id);
});
