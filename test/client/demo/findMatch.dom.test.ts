import { describe, expect, it } from 'vitest';
import { findMatch } from '../../../src/client/demo/findMatch';

function createElement(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** The counterpart in `live` of the element with the id `a` in `picture`. */
function find(picture: string, live: string): Element | undefined {
  const from = createElement(picture);
  return findMatch(from.querySelector('#a')!, from, createElement(live));
}

const PICTURE = '<p>Orders</p><ul><li>Lamp</li><li><button id="a">Chair</button></li></ul>';

describe('findMatch', () => {
  it('finds the element in the same place', () => {
    const counterpart = find(
      PICTURE,
      '<p>Orders</p><ul><li>Lamp</li><li>x <button class="live">Chair</button></li></ul>',
    );
    expect(counterpart?.className).toBe('live');
  });

  it('finds drawings', () => {
    expect(find('<svg><path id="a"/></svg>', '<svg><path class="live"/></svg>')?.getAttribute('class')).toBe(
      'live',
    );
  });

  it('finds the live demo itself for the picture itself', () => {
    const [from, to] = [createElement(''), createElement('')];
    expect(findMatch(from, from, to)).toBe(to);
  });

  it.each([
    ['another element is in the place', '<p>Orders</p><ul><li>Lamp</li><li><a>Chair</a></li></ul>'],
    ['another element is on the way', '<p>Orders</p><ol><li>Lamp</li><li><button>Chair</button></li></ol>'],
    ['the way ends early', '<p>Orders</p><ul><li>Lamp</li></ul>'],
    ['the live demo is empty', ''],
  ])('finds nothing when %s', (_, live) => {
    expect(find(PICTURE, live)).toBeUndefined();
  });

  it('finds nothing for an element outside the picture', () => {
    expect(findMatch(createElement(''), createElement(PICTURE), createElement(PICTURE))).toBeUndefined();
  });
});
