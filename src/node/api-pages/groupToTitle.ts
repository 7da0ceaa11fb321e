import chinese from '../../../translations/apiGroups-zh.json';
import type { Language } from '../../shared/languages';

const TITLES: Partial<Record<Language, Record<string, string>>> = { zh: chinese };

const ACRONYMS: Record<string, string> = { ai: 'AI', csv: 'CSV' };

/**
 * Makes the heading of a group from its name in the packages:
 * `('GridCsvExportApi', 'en') -> 'CSV export'`, `('Visible Columns', 'zh') -> '可见的列'`.
 * A group without a translation keeps its English words.
 */
export function groupToTitle(name: string, language: Language): string {
  const translated = TITLES[language]?.[name];
  if (translated !== undefined) {
    return translated;
  }
  const words = name
    .replace(/^Grid(?=[A-Z])/, '')
    .replace(/Api(Pro|Premium)?$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => ACRONYMS[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
