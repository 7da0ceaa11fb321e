import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseHeaders, type HeadersRule } from './parseHeaders';
import { parseRedirects, type RedirectRule } from './parseRedirects';

/**
 * Reads the rules a host would follow for a folder; one without rule files has none.
 *
 * @throws ProblemsError naming file and line of what cannot be read
 */
export function readRules(directory: string): {
  headers: HeadersRule[];
  redirects: RedirectRule[];
} {
  return {
    headers: readRuleFile(join(directory, '_headers'), parseHeaders),
    redirects: readRuleFile(join(directory, '_redirects'), parseRedirects),
  };
}

function readRuleFile<Rule>(file: string, parse: (text: string, fileName: string) => Rule[]): Rule[] {
  return existsSync(file) ? parse(readFileSync(file, 'utf8'), relative('', file)) : [];
}
