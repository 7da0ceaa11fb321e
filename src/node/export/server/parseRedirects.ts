import { failOnProblems, type Problem } from '../../base/problems/problem';
import { isAddressText } from './isAddressText';
import { findPatternFault } from './pathPattern';
import { ruleLines } from './ruleLines';
import { targetPlaceholders } from './targetPlaceholders';

const REDIRECT_STATUSES = [301, 302, 307, 308] as const;

export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** A line of a `_redirects` file. */
export interface RedirectRule {
  /** A path, maybe with `*` and `:name`. */
  source: string;
  /** A path or an absolute address, maybe with the `:splat` and `:name` of the source. */
  target: string;
  status: RedirectStatus;
  /** Counted from 1. */
  line: number;
}

/**
 * Reads the text of a `_redirects` file: `source target status` on each line, `#` comments on lines of their own.
 *
 * `'/old/* /new/:splat 301'` -> `[{ source: '/old/*', target: '/new/:splat', status: 301, line: 1 }]`
 *
 * Only what Netlify and Cloudflare Pages read alike is accepted.
 *
 * @param fileName names the file in errors
 * @throws ProblemsError with every line that cannot be read, what is wrong with it and what to write
 */
export function parseRedirects(text: string, fileName: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  const problems: Problem[] = [];
  for (const { line, text: content } of ruleLines(text)) {
    const [source = '', target = '', status = '', ...rest] = content.split(/\s+/);
    const fault =
      findSurplusFault([source, target, status, ...rest]) ??
      findPatternFault(source) ??
      findTargetFault(target, source) ??
      findStatusFault(status);
    if (fault === undefined) {
      rules.push({ source, target, status: Number(status) as RedirectStatus, line });
    } else {
      problems.push({ file: fileName, line, message: `${fault}.` });
    }
  }
  failOnProblems(problems);
  return rules;
}

function findSurplusFault(words: string[]): string | undefined {
  const comment = words.findIndex((word) => word.startsWith('#'));
  if (comment > 0) {
    return 'a comment after a rule makes some hosts ignore the rule: put it on a line of its own';
  }
  if (words.length > 3) {
    return 'a rule has three words and conditions are not supported: write source, target and status, as in /old/ /new/ 301';
  }
  return undefined;
}

function findTargetFault(target: string, source: string): string | undefined {
  if (target === '') {
    return `"${source}" has no target: write where it leads and the status, as in ${source} /new/ 301`;
  }
  if (!/^(\/(?!\/)|https?:\/\/[^/])/.test(target)) {
    return `the target "${target}" is neither a path nor an address: begin it with one slash, or with https://`;
  }
  if (!isAddressText(target) || target.includes('\\')) {
    return `the target "${target}" holds characters an address cannot have: write them as % escapes of UTF-8 (%C3%A9 for é)`;
  }
  if (target.includes('*')) {
    return `the target "${target}" holds a *: write :splat for what the * of the source stood for`;
  }
  const known = targetPlaceholders(source.replace('*', ':splat'));
  const unknown = targetPlaceholders(target).find((name) => !known.includes(name));
  return unknown === undefined
    ? undefined
    : `the target "${target}" uses :${unknown}, which "${source}" does not have: write ${unknown === 'splat' ? '*' : `:${unknown}`} there, or leave it out here`;
}

function findStatusFault(status: string): string | undefined {
  const supported = REDIRECT_STATUSES.join(', ');
  if (status === '') {
    return 'the status is missing and hosts disagree about its default: write 301 (moved for good) or 302 (for now)';
  }
  if (/^\d+!$/.test(status)) {
    return `"${status}" forces the rule, which not every host can: write ${status.slice(0, -1)}`;
  }
  if (status === '200') {
    return 'status 200 shows one page under the address of another, which is not supported: write 301 (moved for good) or 302 (for now)';
  }
  return (REDIRECT_STATUSES as readonly number[]).map(String).includes(status)
    ? undefined
    : `"${status}" is not a status of a redirect: write one of ${supported}`;
}
