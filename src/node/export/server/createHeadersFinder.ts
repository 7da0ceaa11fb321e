import type { HeadersRule } from './parseHeaders';
import { compilePathPattern } from './pathPattern';

/**
 * Makes rules into a look-up by decoded pathname. All rules that fit count; a header that several of them set
 * has their values in order, separated by commas, as hosts do it.
 *
 * @returns the headers by name in lower case
 */
export function createHeadersFinder(
  rules: readonly HeadersRule[],
): (pathname: string) => Map<string, string> {
  const compiled = rules.map((rule) => ({ rule, match: compilePathPattern(rule.pattern) }));
  return (pathname) => {
    const found = new Map<string, string>();
    for (const { rule } of compiled.filter(({ match }) => match(pathname))) {
      for (const { name, value } of rule.headers) {
        const key = name.toLowerCase();
        const earlier = found.get(key);
        found.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
      }
    }
    return found;
  };
}
