import type { RedirectRule, RedirectStatus } from './parseRedirects';
import { compilePathPattern, type PatternValues } from './pathPattern';
import { TARGET_PLACEHOLDER } from './targetPlaceholders';

/** Where a request is sent instead. */
interface Redirect {
  /** With the placeholders filled in; without the query of the request. */
  location: string;
  status: RedirectStatus;
}

/**
 * Makes rules into a look-up by decoded pathname. The first rule that fits wins; a rule for `/old/` also answers
 * for `/old`, so that nobody is sent through two redirects.
 */
export function createRedirectFinder(
  rules: readonly RedirectRule[],
): (pathname: string) => Redirect | undefined {
  const compiled = rules.map((rule) => ({ rule, match: compilePathPattern(rule.source) }));
  return (pathname) => {
    for (const { rule, match } of compiled) {
      const values = match(pathname) ?? (pathname.endsWith('/') ? undefined : match(`${pathname}/`));
      if (values) {
        return { location: fillTarget(rule.target, values), status: rule.status };
      }
    }
    return undefined;
  };
}

/** Values come from the request: each part is escaped again, so that none can add a query or a line to a header. */
function fillTarget(target: string, values: PatternValues): string {
  return target.replace(TARGET_PLACEHOLDER, (_, name: string) =>
    (values[name] ?? '').split('/').map(encodeURIComponent).join('/'),
  );
}
