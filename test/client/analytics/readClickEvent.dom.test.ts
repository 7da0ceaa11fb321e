import { beforeEach, describe, expect, it } from 'vitest';
import { isSampled, readClickEvent } from '../../../src/client/analytics/readClickEvent';

describe('isSampled', () => {
  it.each([
    [null, 0.99, true],
    ['', 0.99, true],
    ['0', 0.99, true],
    ['often', 0.99, true],
    ['NaN', 0.99, true],
    ['0.1', 0.05, true],
    ['0.1', 0.1, true],
    ['0.1', 0.1001, false],
    ['0.1', 0.99, false],
    ['1', 0.9999, true],
    ['2', 0.9999, true],
    ['-1', 0, false],
    ['1e-9', 0.5, false],
  ])('split %o, draw %s: %s', (split, draw, expected) => {
    expect(isSampled(split, draw)).toBe(expected);
  });
});

describe('readClickEvent', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div data-ga-event-category="outer" data-ga-event-action="o" data-ga-event-label="l">
        <p><b id="in-outer">x</b></p>
        <section data-ga-event-category=""><b id="in-empty">x</b></section>
        <button data-ga-event-category="code" data-ga-event-action="copy-click"><svg><path id="in-svg" /></svg></button>
        <button id="split" data-ga-event-category="chip" data-ga-event-split="0.1">x</button>
      </div><i id="outside">x</i>`;
  });

  const at = (id: string) => document.querySelector(`#${id}`);

  it.each([
    ['in-outer', { name: 'outer', params: { eventAction: 'o', eventLabel: 'l' } }],
    ['in-empty', { name: 'outer', params: { eventAction: 'o', eventLabel: 'l' } }],
    ['in-svg', { name: 'code', params: { eventAction: 'copy-click', eventLabel: null } }],
    ['outside', undefined],
  ])('%s', (id, expected) => {
    expect(readClickEvent(at(id), () => 0.5)).toEqual(expected);
  });

  it('looks no further up when the nearest is left out', () => {
    expect(readClickEvent(at('split'), () => 0.5)).toBeUndefined();
    expect(readClickEvent(at('split'), () => 0.05)?.name).toBe('chip');
  });

  it('reads nothing where no element was clicked', () => {
    expect(readClickEvent(null, () => 0)).toBeUndefined();
    expect(readClickEvent(document, () => 0)).toBeUndefined();
  });
});
