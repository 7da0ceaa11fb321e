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
  editor.dataset.texts = '{}';
  editor.dataset.template = '';
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
