import '../theme/lightSystem';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlPalettePage } from '../../../src/client/palette-page/controlPalettePage';
import { NO_COLORS, readPaletteColors, writePaletteColors } from '../../../src/client/theme/paletteColors';
import { dispatchToStore, getThemeState } from '../../../src/client/theme/themeStore';
import { createPage } from '../createPage';

let editor: HTMLElement;
let page: ReturnType<typeof createPage>;

beforeEach(() => {
  page = createPage({ t: (key) => `of the page: ${key}` });
  editor = document.createElement('div');
  editor.className = 'palette-editor';
  editor.innerHTML = '<p>Static form</p>';
  editor.dataset.texts = JSON.stringify({
    palette: { reset: 'Use the colors of the site', isReset: 'Done', takeOffer: 'Use the linked colors' },
  });
  editor.dataset.template = "<span>'{{primary.main}}'</span>";
  document.body.replaceChildren(editor);
});

/** Opens the page, with the query of a link. */
async function open(query = ''): Promise<void> {
  history.replaceState(null, '', `/${query}`);
  await act(async () => controlPalettePage(editor, page));
}

afterEach(() => {
  vi.unstubAllGlobals();
  writePaletteColors(NO_COLORS);
  dispatchToStore({ type: 'RESET_COLORS' });
});

describe('controlPalettePage', () => {
  it('takes the place of the static form, with its own texts and those of every page', async () => {
    await open();
    expect(editor.textContent).not.toContain('Static form');
    expect(editor.innerHTML).toContain('Use the colors of the site');
    expect(editor.innerHTML).toContain('of the page: ');
  });

  it('chooses again what the user chose in the static form, and gives the focus back', async () => {
    await open();
    const form = editor.cloneNode(true) as HTMLElement;
    editor.replaceWith(form);
    editor = form;
    const [teal] = editor.querySelectorAll<HTMLInputElement>('input[aria-label="teal"]');
    teal!.checked = true;
    const number = [...editor.querySelectorAll<HTMLInputElement>('input:not([type])')].at(-1)!;
    number.value = '#00f';
    number.focus();
    await open();
    expect(readPaletteColors().primary?.main).toBe('#00796b');
    expect(readPaletteColors().secondary?.main).toBe('#00f');
    expect(document.activeElement).toBe([...editor.querySelectorAll('input:not([type])')].at(-1));
  });

  it('stores a color in the cookie, and every demo has it at once', async () => {
    await open();
    await act(async () => editor.querySelector<HTMLElement>('input[aria-label="red"]')!.click());
    const { primary } = getThemeState().paletteColors;
    expect(primary?.main).toBe('#d32f2f');
    expect(readPaletteColors().primary?.main).toBe('#d32f2f');
  });

  it('gives the colors up, and says so', async () => {
    await open();
    await act(async () => editor.querySelector<HTMLElement>('input[aria-label="red"]')!.click());
    await act(async () => editor.querySelector<HTMLElement>('.palette-reset')!.click());
    expect(readPaletteColors()).toEqual({});
    expect(getThemeState().paletteColors).toEqual({});
    expect(page.announce).toHaveBeenCalledExactlyOnceWith('Done');
  });

  it('shows the theme with the colors, highlighted', async () => {
    await open();
    expect(editor.querySelector('pre code')!.innerHTML).toBe("<span>'#1976d2'</span>");
    await act(async () => editor.querySelector<HTMLElement>('input[aria-label="red"]')!.click());
    expect(editor.querySelector('pre code')!.innerHTML).toBe("<span>'#d32f2f'</span>");
  });

  it('takes the colors of a link where the user has none', async () => {
    await open('?primary=d32f2f');
    expect(getThemeState().paletteColors.primary?.main).toBe('#d32f2f');
    expect(readPaletteColors().primary?.main).toBe('#d32f2f');
    expect(editor.querySelector('.palette-offer')).toBeNull();
  });

  it('offers the colors of a link to a user who has others', async () => {
    writePaletteColors({ primary: { main: '#00796b' } });
    await open('?primary=d32f2f');
    expect(readPaletteColors().primary?.main).toBe('#00796b');
    await act(async () => editor.querySelector<HTMLElement>('.palette-offer button')!.click());
    expect(readPaletteColors().primary?.main).toBe('#d32f2f');
    expect(editor.querySelector('.palette-offer')).toBeNull();
  });

  it.each(['?primary=red', '?primary=%00&secondary', '?primary=12345', '?x=y'])(
    'ignores what is no color: %s',
    async (query) => {
      await open(query);
      expect(readPaletteColors()).toEqual({});
      expect(editor.querySelector('.palette-offer')).toBeNull();
    },
  );

  it('copies a link to the colors, also those that nobody chose', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText }, platform: '' });
    await open();
    await act(async () => editor.querySelector<HTMLElement>('.palette-actions button')!.click());
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/?primary=1976d2&secondary=9c27b0`);
    expect(page.announce).toHaveBeenCalledExactlyOnceWith('of the page: copied');
  });
});
