import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, otherPackageLocales } from '../../../../data/languages';
import { findPackageLocales } from '../../../../src/node/demos/language-packs/findPackageLocales';
import type { LanguageRecord } from '../../../../src/shared/languages/languageRecord';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');

const NAMES: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    (languages as readonly LanguageRecord[]).map(({ id, packageLocales = [] }) => [id, packageLocales]),
  ),
  ...otherPackageLocales,
};

describe('findPackageLocales', () => {
  it('finds the packages that have texts in Chinese: charts have none', async () => {
    const found = await findPackageLocales(PROJECT, ['zhCN']);
    expect(found).toEqual([
      { module: '@mui/material/locale', name: 'zhCN' },
      { module: '@mui/x-data-grid/locales', name: 'zhCN' },
      { module: '@mui/x-date-pickers/locales', name: 'zhCN' },
    ]);
  });

  it('takes of each package the first name that it has', async () => {
    const found = await findPackageLocales(PROJECT, ['arEG', 'arSD']);
    expect(found).toEqual([
      { module: '@mui/material/locale', name: 'arEG' },
      { module: '@mui/x-data-grid/locales', name: 'arSD' },
    ]);
  });

  it('finds nothing for a name that no package has', async () => {
    expect(await findPackageLocales(PROJECT, ['xxXX'])).toEqual([]);
  });

  // In Node the packages' texts of all languages are loaded, file by file.
  it.each([
    ['zh', ['每页行数:', '没有数据。', '上个月']],
    ['pt', ['Linhas por página:', 'Nenhuma linha']],
  ])('names what the modules export: %s', { timeout: 60_000 }, async (language, texts) => {
    const found = await findPackageLocales(PROJECT, NAMES[language]!);
    const packs = found.map(async ({ module, name }) => {
      const { [name]: pack } = (await import(module)) as Record<string, unknown>;
      return JSON.stringify(pack);
    });
    const all = (await Promise.all(packs)).join('');
    expect(texts.filter((text) => !all.includes(text))).toEqual([]);
  });
});
