import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseHeaders, type HeadersRule } from './parseHeaders';
import { parseRedirects, type RedirectRule } from './parseRedirects';

/** Where the rules of a folder are, if not in its own `_headers` and `_redirects`. */
export interface RuleFiles {
  directory: string;
  headersFile?: string;
  redirectsFile?: string;
}

/**
 * Reads the rules a host would follow for a folder; one without rule files has none.
 *
 * @throws ProblemsError naming file and line of what cannot be read
 * @throws Error for a file that was named and does not exist
 */
export function readRules({ directory, headersFile, redirectsFile }: RuleFiles): {
  headers: HeadersRule[];
  redirects: RedirectRule[];
} {
  return {
    headers: readRuleFile(headersFile, join(directory, '_headers'), parseHeaders),
    redirects: readRuleFile(redirectsFile, join(directory, '_redirects'), parseRedirects),
  };
}

function readRuleFile<Rule>(
  named: string | undefined,
  usual: string,
  parse: (text: string, fileName: string) => Rule[],
): Rule[] {
  const file = named ?? usual;
  if (named === undefined && !existsSync(usual)) {
    return [];
  }
  return parse(readFileSync(file, 'utf8'), relative('', file));
}
