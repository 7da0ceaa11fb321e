import type { Unanswered } from './checkPageMap';

/**
 * What is left of a page's map, as the lines to complete: `ids:`, below it `old-id: …`.
 *
 * @param file of the map
 */
export function formatUnanswered(file: string, { ids, names }: Unanswered): string {
  if (ids.length === 0 && names.length === 0) {
    return `${file}: nothing is left`;
  }
  const list = (part: string, left: readonly string[]) =>
    left.length > 0 ? [`${part}:`, ...left.map((name) => `  ${name}:`)] : [];
  return [`${file} lacks:`, ...list('ids', ids), ...list('names', names)].join('\n');
}
