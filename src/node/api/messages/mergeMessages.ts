import { splitTemplate } from '../../../client/api-page/matchMessage';
import type { ApiMessage } from '../types/apiTables';

/** A message as users meet it: whichever package or file says it. */
export interface Message extends Pick<ApiMessage, 'kind' | 'text'> {
  packageNames: string[];
}

/** Helpers for tests of the packages themselves. */
const isTestHelper = (file: string) => file.startsWith('testing/');

/**
 * Joins messages that differ in nothing a user could see: in the package, in line breaks, in the
 * name of a placeholder.
 *
 * Leaves out what has no text of its own, and what only the packages' test helpers say.
 */
export function mergeMessages(messages: readonly ApiMessage[]): Message[] {
  const merged = new Map<string, Message>();
  for (const { kind, text, packageName, files } of messages) {
    const parts = splitTemplate(text.replaceAll('\n', ' '));
    if (parts.length === 0 || files.every(isTestHelper)) {
      continue;
    }
    const key = [kind, ...parts].join(' ');
    const known = merged.get(key) ?? { kind, text: text.trim(), packageNames: [] };
    merged.set(key, known);
    if (!known.packageNames.includes(packageName)) {
      known.packageNames.push(packageName);
    }
  }
  return [...merged.values()];
}
