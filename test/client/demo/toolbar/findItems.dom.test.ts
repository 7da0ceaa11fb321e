import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findItems, findNextItem } from '../../../../src/client/demo/toolbar/findItems';

const KEYS = ['ArrowLeft', 'ArrowRight'] as const;

beforeEach(() => {
  document.body.innerHTML = `<div><button id="a">A</button><button disabled>B</button><a id="c" href="#c">C</a>
    <a>D</a><span><button id="e">E</button></span></div>`;
});

afterEach(() => document.body.replaceChildren());

function focus(id: string): HTMLElement[] {
  document.querySelector<HTMLElement>(`#${id}`)!.focus();
  return findItems(document.body);
}

describe('findItems', () => {
  it('lists what can be reached, in its order', () => {
    expect(findItems(document.body).map(({ id }) => id)).toEqual(['a', 'c', 'e']);
  });
});

describe('findNextItem', () => {
  it.each([
    ['a', 'ArrowRight', 'c'],
    ['c', 'ArrowRight', 'e'],
    ['e', 'ArrowRight', 'a'],
    ['c', 'ArrowLeft', 'a'],
    ['a', 'ArrowLeft', 'e'],
    ['c', 'Home', 'a'],
    ['c', 'End', 'e'],
  ])('leads from %s with %s to %s', (from, key, to) => {
    expect(findNextItem(focus(from), key, KEYS)?.id).toBe(to);
  });

  it('leads from elsewhere to an end', () => {
    const items = findItems(document.body);
    expect(findNextItem(items, 'ArrowRight', KEYS)?.id).toBe('a');
    expect(findNextItem(items, 'ArrowLeft', KEYS)?.id).toBe('e');
  });

  it.each(['Enter', 'ArrowDown', 'x'])('leaves %s alone', (key) => {
    expect(findNextItem(focus('a'), key, KEYS)).toBeUndefined();
  });
});
