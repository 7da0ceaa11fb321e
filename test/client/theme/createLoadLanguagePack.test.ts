import { describe, expect, it, vi } from 'vitest';
import { createLoadLanguagePack } from '../../../src/client/theme/createLoadLanguagePack';
import type { LanguagePackLoaders } from '../../../src/client/theme/languagePack';

const GRID = { components: { MuiDataGrid: { defaultProps: { label: '表格' } } } };
const RATING = { components: { MuiRating: { defaultProps: { label: '评分' } } } };

type Load = LanguagePackLoaders[string];

describe('loadLanguagePack', () => {
  it('joins the texts of the packages', async () => {
    const load = createLoadLanguagePack({ zh: async () => ({ packs: [GRID, RATING] }) });
    expect(await load('zh')).toEqual({ components: { ...GRID.components, ...RATING.components } });
  });

  it('has none for English, nor for languages without texts', async () => {
    const load = createLoadLanguagePack({ zh: async () => ({ packs: [GRID] }) });
    expect(await load('en')).toEqual({});
    expect(await load('de')).toEqual({});
    expect(await load('constructor')).toEqual({});
  });

  it('gives one object a language, so that nothing renders twice', async () => {
    const loadPacks = vi.fn<Load>(async () => ({ packs: [GRID] }));
    const load = createLoadLanguagePack({ zh: loadPacks });
    expect(await load('zh')).toBe(await load('zh'));
    expect(loadPacks).toHaveBeenCalledOnce();
  });

  it('tries again after a failure', async () => {
    const loadPacks = vi.fn<Load>(async () => ({ packs: [GRID] }));
    loadPacks.mockRejectedValueOnce(new Error('no network'));
    const load = createLoadLanguagePack({ zh: loadPacks });
    await expect(load('zh')).rejects.toThrow('no network');
    expect(await load('zh')).toEqual(GRID);
  });
});
