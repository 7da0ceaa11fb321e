// @vitest-environment jsdom
import '../theme/lightSystem';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlPalettePage } from '../../../src/client/palette-page/controlPalettePage';
import { readPaletteColors } from '../../../src/client/theme/paletteColors';
import { getThemeState } from '../../../src/client/theme/themeStore';
import { createPage } from '../createPage';

let editor: HTMLElement;
let page: ReturnType<typeof createPage>;

beforeEach(async () => {
  page = createPage({ t: (key) => `of the page: ${key}` });
  editor = document.createElement('div');
  editor.className = 'palette-editor';
  editor.innerHTML = '<p>Static form</p>';
  editor.dataset.texts = JSON.stringify({
    palette: { reset: 'Use the colors of the site', isReset: 'Done' },
  });
  document.body.replaceChildren(editor);
  await act(async () => controlPalettePage(editor, page));
});

afterEach(() => {
  document.cookie = 'paletteColors=;max-age=0;path=/';
});

describe('controlPalettePage', () => {
  it('takes the place of the static form, with its own texts and those of every page', () => {
    expect(editor.textContent).not.toContain('Static form');
    expect(editor.innerHTML).toContain('Use the colors of the site');
    expect(editor.innerHTML).toContain('of the page: ');
  });

  it('stores a color in the cookie, and every demo has it at once', async () => {
    await act(async () => editor.querySelector<HTMLElement>('input[aria-label="red"]')!.click());
    const { primary } = getThemeState().paletteColors;
    expect(primary?.main).toBe('#d32f2f');
    expect(readPaletteColors().primary?.main).toBe('#d32f2f');
  });

  it('gives the colors up, and says so', async () => {
    await act(async () => editor.querySelector<HTMLElement>('input[aria-label="red"]')!.click());
    await act(async () => editor.querySelector<HTMLElement>('.palette-reset')!.click());
    expect(readPaletteColors()).toEqual({});
    expect(getThemeState().paletteColors).toEqual({});
    expect(page.announce).toHaveBeenCalledExactlyOnceWith('Done');
  });
});
