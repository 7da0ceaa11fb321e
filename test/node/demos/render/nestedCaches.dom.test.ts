import createCache from '@emotion/cache';
import { expect, it } from 'vitest';
import { recordNestedCaches } from '../../../../src/node/demos/render/nestedCaches';

it('selects the rules of the caches that the markup has classes of', () => {
  const own = createCache({ key: 'css' });
  const select = recordNestedCaches(own);
  for (const cache of [own, createCache({ key: 'mirrored' }), createCache({ key: 'other' })]) {
    cache.insert(`.${cache.key}-1abc`, { name: '1abc', styles: 'color:red;' }, cache.sheet, true);
    cache.sheet.insert('@keyframes pulse{}');
  }
  const styles = select('<p class="mirrored-1abc"></p>');
  expect(Object.values(styles)).toEqual(['.mirrored-1abc{color:red;}', '@keyframes pulse{}']);
  expect(select('<p class="css-1abc"></p>')).toEqual({});
});
