import type { Problem } from '../../base/problems/problem';
import { createRedirectFinder } from '../server/createRedirectFinder';
import type { RedirectRule } from '../server/parseRedirects';
import { compilePathPattern } from '../server/pathPattern';
import { TARGET_PLACEHOLDER } from '../server/targetPlaceholders';
import { addressToPage } from './addressToPage';
import { createTargetLookup } from './createTargetLookup';

interface RedirectsToCheck {
  /** The rules as they were written, with their lines. */
  lines: readonly RedirectRule[];
  /** Addresses of all pages the site has now, in all languages; not `/`, if it is only a redirect. */
  addresses: Iterable<string>;
  /** Names the file in problems. */
  file?: string;
}

/**
 * Looks for rules that lead nowhere or in circles, that are written twice, or that hide a page.
 *
 * @returns what is wrong, by line, and what to write instead; empty when all is well
 */
export function checkRedirects({
  lines,
  addresses,
  file = 'public/_redirects',
}: RedirectsToCheck): Problem[] {
  const pages = [...addresses];
  const isKnown = createTargetLookup(pages);
  const find = createRedirectFinder(lines);
  const linesBySource = new Map<string, number>();

  return lines.flatMap((rule) => {
    const page = addressToPage(rule.source);
    const earlier = linesBySource.get(page);
    linesBySource.set(page, earlier ?? rule.line);
    const faults = [
      earlier === undefined
        ? undefined
        : `"${rule.source}" is redirected by line ${earlier} already: keep one of the two`,
      findSlashFault(rule.source) ?? findHiddenPage(rule, pages),
      // The source of another rule is no page; the message says what the page is.
      findDetour(rule, find, lines.length) ??
        findTargetFault(rule.target, isKnown) ??
        findSlashFault(rule.target),
    ];
    return faults
      .filter((fault) => fault !== undefined)
      .map((fault) => ({ file, line: rule.line, message: `${fault}.` }));
  });
}

/** Addresses of pages end with a slash; without it hosts answer with one more redirect, or not at all. */
function findSlashFault(address: string): string | undefined {
  const path = address.replace(/[?#].*$/s, '');
  const isComplete = /(\/|\*|:splat|\.\w+)$/.test(path);
  return isComplete
    ? undefined
    : `"${address}" does not end like a page: write ${path}/${address.slice(path.length)}`;
}

function findHiddenPage({ source }: RedirectRule, pages: readonly string[]): string | undefined {
  const match = compilePathPattern(source);
  const hidden = pages.find((address) => {
    const page = addressToPage(address);
    return match(page) ?? match(`${page}/`);
  });
  return hidden === undefined
    ? undefined
    : `"${source}" hides the page ${hidden}: delete the rule or the page`;
}

function findTargetFault(target: string, isKnown: (target: string) => boolean): string | undefined {
  if (!target.startsWith('/')) {
    return `"${target}" leads to another site: write a path of this one`;
  }
  return isKnown(target) ? undefined : `"${target}" is no page: write the address of one`;
}

/** Follows a rule as a browser would. One step is right; more cost the user time, and may never end. */
function findDetour(
  rule: RedirectRule,
  find: ReturnType<typeof createRedirectFinder>,
  ruleCount: number,
): string | undefined {
  const steps = [rule.source];
  let next: string | undefined = rule.target.replace(TARGET_PLACEHOLDER, 'any');
  // With more steps than rules, one of the rules was followed twice.
  while (next !== undefined && steps.length <= ruleCount + 1) {
    steps.push(next);
    next = find(decodeURIComponent(next.replace(/[?#].*$/s, '')))?.location;
  }
  if (steps.length === 2) {
    return undefined;
  }
  return next === undefined
    ? `"${rule.target}" is redirected itself: write ${steps.at(-1)}`
    : `"${rule.source}" leads in a circle (${steps.slice(0, 4).join(' → ')} …): write the address of a page`;
}
