import { afterEach, describe, expect, it } from 'vitest';
import { findHidden } from '../../../../src/node/demos/render/findHidden';

/** Ids of the elements that nobody sees, and whether the document computes the same styles. */
function find(css: string, html: string): string[] {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = html;
  const container = document.body.firstElementChild!;
  const hidden = findHidden(container);
  for (const element of container.querySelectorAll('*')) {
    const { visibility, opacity } = getComputedStyle(element);
    expect(hidden.has(element), element.outerHTML).toBe(visibility === 'hidden' || opacity === '0');
  }
  return [...hidden].map(({ id }) => id);
}

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('findHidden', () => {
  it.each([
    ['a rule', '.menu { opacity: 0 }', '<p><b id="menu" class="menu"></b><b id="lamp"></b></p>', ['menu']],
    ['a style of its own', '', '<p><b id="menu" style="visibility: hidden"></b></p>', ['menu']],
    [
      'what it is in, unless it is visible again',
      '.menu { visibility: hidden } .shown { visibility: visible }',
      '<p><b id="menu" class="menu"><i id="item"></i><i id="shown" class="shown"></i></b></p>',
      ['menu', 'item'],
    ],
    [
      'the last rule that matches',
      '.menu { opacity: 0 } .open { opacity: 1 }',
      '<p><b id="menu" class="menu"></b><b id="open" class="menu open"></b></p>',
      ['menu'],
    ],
    [
      'a rule of screens, and not of paper',
      '@media screen { .menu { opacity: 0 } } @media print { .lamp { opacity: 0 } }',
      '<p><b id="menu" class="menu"></b><b id="lamp" class="lamp"></b></p>',
      ['menu'],
    ],
    [
      'an element around the container',
      '.grid .menu { opacity: 0 }',
      '<p class="grid"><b id="menu" class="menu"></b></p>',
      ['menu'],
    ],
    [
      'nothing, for a selector that the document does not understand',
      ':has(>> b) { opacity: 0 }',
      '<p><b></b></p>',
      [],
    ],
  ])('goes by %s', (_, css, html, ids) => {
    expect(find(css, html)).toEqual(ids);
  });
});
