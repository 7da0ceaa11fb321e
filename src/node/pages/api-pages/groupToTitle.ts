import type { Language } from '../../../shared/languages/languages';
import { readTexts } from '../../base/texts/readTexts';

const ACRONYMS: Record<string, string> = { ai: 'AI', csv: 'CSV' };

/**
 * Makes the heading of a group from its name in the packages:
 * `('GridCsvExportApi', 'en') -> 'CSV export'`, `('Visible Columns', 'zh') -> '可见的列'`.
 * A group without a translation keeps its English words.
 */
export function groupToTitle(name: string, language: Language): string {
  const titles = readTexts('apiGroups', language) ?? {};
  const translated = Object.hasOwn(titles, name) ? titles[name] : undefined;
  if (typeof translated === 'string') {
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
