import { expect, it } from 'vitest';
import { createElement } from '../../../src/client/platform/createElement';

it('createElement sets attributes that have a value, and shows texts as they are', () => {
  const child = createElement('b', {}, '<i>');
  const link = createElement('a', { href: '/x/', title: '', rel: undefined }, child, ' & ', 'more');
  expect(link.outerHTML).toBe('<a href="/x/" title=""><b>&lt;i&gt;</b> &amp; more</a>');
});
