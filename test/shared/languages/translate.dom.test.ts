import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillPlaceholders, type Translations } from '../../../src/shared/languages/translate';
import type { Language } from '../../../src/shared/languages/languages';

const TRANSLATIONS: Translations = {
  en: { menu: 'Menu', colorModes: { dark: 'Dark', light: 'Light' }, close: 'Close' },
  zh: { menu: '菜单', colorModes: { dark: '深色', light: { long: '浅色' } } },
};

const warn = vi.fn<(text: string) => void>();
const complain = vi.fn<(text: string) => void>();

/** `translate` as a page that was just loaded has it: nothing was warned about. */
async function loadTranslate() {
  const { translate } = await import('../../../src/shared/languages/translate');
  return (language: Language, key: string, options?: { ignoreWarning: boolean }) =>
    translate(TRANSLATIONS, language, key, options);
}

beforeEach(() => {
  vi.resetModules();
  warn.mockReset();
  complain.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
  vi.spyOn(console, 'error').mockImplementation(complain);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('translate', () => {
  it.each<[Language, string, string]>([
    ['en', 'menu', 'Menu'],
    ['zh', 'menu', '菜单'],
    ['zh', 'colorModes.dark', '深色'],
  ])('finds in %s the text of %s', async (language, key, text) => {
    const translate = await loadTranslate();
    expect(translate(language, key)).toBe(text);
    expect(warn).not.toHaveBeenCalled();
  });

  it('gives the English text while there is no other', async () => {
    const translate = await loadTranslate();
    expect(translate('zh', 'close')).toBe('Close');
  });

  it.each(['nothing', 'colorModes.blue', 'menu.close', 'colorModes', 'toString', 'menu.length', ''])(
    'finds no text under %j',
    async (key) => {
      const translate = await loadTranslate();
      expect(translate('en', key)).toBeNull();
    },
  );

  it('gives the English text where the language has a group of texts', async () => {
    const translate = await loadTranslate();
    expect(translate('zh', 'colorModes.light')).toBe('Light');
  });

  it('warns of a missing text once for each language and key', async () => {
    const translate = await loadTranslate();
    translate('zh', 'close');
    translate('zh', 'close');
    translate('zh', 'nothing');
    translate('en', 'nothing');
    expect(warn.mock.calls).toEqual([
      ['The translation `close` is missing in `zh`.'],
      ['The translation `nothing` is missing in `zh`.'],
      ['The translation `nothing` is missing in `en`.'],
    ]);
  });

  it('warns of nothing when it is asked not to, and of the same text when it is not', async () => {
    const translate = await loadTranslate();
    expect(translate('zh', 'close', { ignoreWarning: true })).toBe('Close');
    expect(translate('zh', 'nothing', { ignoreWarning: true })).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    translate('zh', 'close');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('warns of nothing outside a browser', async () => {
    vi.stubGlobal('window', undefined);
    const translate = await loadTranslate();
    translate('zh', 'close');
    expect(warn).not.toHaveBeenCalled();
  });

  it('complains of an unknown language at every look-up, and gives …', async () => {
    const translate = await loadTranslate();
    expect(translate('fr' as Language, 'menu')).toBe('…');
    expect(translate('fr' as Language, 'menu')).toBe('…');
    expect(complain).toHaveBeenCalledTimes(2);
    expect(complain).toHaveBeenCalledWith('There are no translations for the language `fr`.');
  });
});

describe('fillPlaceholders', () => {
  it.each<[string, Record<string, string>, string]>([
    ['ad by {{publisher}}', { publisher: 'X' }, 'ad by X'],
    ['{{a}} and {{b}} and {{a}}', { a: '1', b: '2' }, '1 and 2 and 1'],
    ['no placeholder', { a: '1' }, 'no placeholder'],
    // What is not given stays to be seen.
    ['Demo: {{name}}', {}, 'Demo: {{name}}'],
    ['Demo: {{name}}', { name: '' }, 'Demo: '],
    ['Demo: {{name}}', { name: '$& {{name}}' }, 'Demo: $& {{name}}'],
    ['{{toString}}', {}, '{{toString}}'],
    ['{name} {{ name }}', { name: 'X' }, '{name} {{ name }}'],
  ])('fills %j with %j', (text, values, expected) => {
    expect(fillPlaceholders(text, values)).toBe(expected);
  });
});
