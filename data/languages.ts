import type { LanguageRecord } from '../src/shared/languages/languageRecord';

/** The languages of the site, the default one first. `translations/README.md` tells how to add one. */
export const languages = [
  { id: 'en', name: 'English', direction: 'ltr', locale: 'en' },
  {
    id: 'zh',
    name: '中文',
    direction: 'ltr',
    locale: 'zh-CN',
    isIdeographic: true,
    packageLocales: ['zhCN'],
    cardFont: { family: 'Noto Sans SC', package: '@fontsource/noto-sans-sc', subset: 'chinese-simplified' },
  },
] as const satisfies readonly LanguageRecord[];

/** Texts of the packages in languages that the site does not have: a page around it may choose them. */
export const otherPackageLocales: Readonly<Record<string, readonly string[]>> = { pt: ['ptBR'] };
