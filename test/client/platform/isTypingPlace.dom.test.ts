import { afterEach, describe, expect, it } from 'vitest';
import { isTypingPlace } from '../../../src/client/platform/isTypingPlace';

afterEach(() => document.body.replaceChildren());

describe('isTypingPlace', () => {
  it.each([
    ['<input>', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<div contenteditable></div>', true],
    ['<dialog open></dialog>', true],
    ['<div class="demo-stage"></div>', true],
    ['<dialog></dialog>', false],
    ['<button></button>', false],
  ])('%s: %s', (html, isOwn) => {
    document.body.innerHTML = html;
    const element = document.body.firstElementChild!;
    element.innerHTML = element.matches('input, textarea, select') ? '' : '<span></span>';
    expect(isTypingPlace(element)).toBe(isOwn);
    expect(isTypingPlace(element.firstElementChild ?? element)).toBe(isOwn);
  });

  it('is no place in a dialog that was closed, where the focus still is', () => {
    document.body.innerHTML = '<dialog><input></dialog>';
    expect(isTypingPlace(document.querySelector('input'))).toBe(false);
  });

  it('is no place where no element is', () => {
    expect(isTypingPlace(document)).toBe(false);
    expect(isTypingPlace(null)).toBe(false);
  });
});
