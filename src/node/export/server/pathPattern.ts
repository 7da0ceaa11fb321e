import { escapeRegExp } from '../../base/texts/escapeRegExp';
import { isAddressText } from './isAddressText';

/** What the variable parts of a pattern stood for in one address, by name; `*` is called `splat`. */
export type PatternValues = Record<string, string>;

/** Tells whether a decoded pathname fits the pattern, and what its variable parts were. */
type PathPattern = (pathname: string) => PatternValues | undefined;

const PLACEHOLDER = /^:([A-Za-z]\w*)$/;

/**
 * Makes the pattern of a `_headers` or `_redirects` line into a function. `*` stands for anything, also for
 * nothing and for several parts; `:name` stands for one part between slashes.
 *
 * `compilePathPattern('/:language/docs/*')('/zh/docs/a/b/')` -> `{ language: 'zh', splat: 'a/b/' }`
 *
 * @param pattern one in which `findPatternFault` finds nothing
 */
export function compilePathPattern(pattern: string): PathPattern {
  const source = pattern.split('/').map(partToRegExp).join('\\/');
  const expression = new RegExp(`^${source}$`, 's');
  return (pathname) => {
    const match = expression.exec(pathname);
    return match ? { ...match.groups } : undefined;
  };
}

/**
 * Looks for what this project does not understand in a pattern, or what one of the hosts would read differently.
 *
 * @returns what is wrong and what to write instead, as the rest of a sentence; `undefined` for a good pattern
 */
export function findPatternFault(pattern: string): string | undefined {
  if (/^https?:\/\//i.test(pattern)) {
    return `"${pattern}" names a host: write only the path, from its first slash`;
  }
  if (!pattern.startsWith('/')) {
    return `"${pattern}" is not a path of the site: begin it with a slash`;
  }
  if (!isAddressText(pattern)) {
    return `"${pattern}" holds characters an address cannot have: write them as % escapes of UTF-8 (%C3%A9 for é, %25 for %)`;
  }
  if (/[?#]/.test(pattern)) {
    return `"${pattern}" holds a query or a hash, and only paths are compared: leave out everything from ${pattern.match(/[?#]/)?.[0]} on`;
  }
  if (pattern.split('*').length > 2) {
    return `"${pattern}" has more than one *: keep one, and write :name for the other parts`;
  }
  return findPartFault(pattern);
}

function findPartFault(pattern: string): string | undefined {
  const names = new Set<string>();
  for (const part of pattern.slice(1, pattern.endsWith('/') ? -1 : undefined).split('/')) {
    if (part === '' && pattern !== '/') {
      return `"${pattern}" has two slashes in a row: write one`;
    }
    if (/^\.|[/\\\p{Cc}]/u.test(decodeURIComponent(part))) {
      return `"${pattern}" has a part that is never served (a dot first, a slash or control character as % escape): leave it out`;
    }
    const name = PLACEHOLDER.exec(part)?.[1];
    if (part.includes(':') && name === undefined) {
      return `"${pattern}" has a placeholder in "${part}" that is not a whole part: write /:name/, a letter first, then letters, digits or _`;
    }
    if (name === 'splat') {
      return `"${pattern}" calls a placeholder :splat, which is the name of *: choose another name`;
    }
    if (name !== undefined && names.has(name)) {
      return `"${pattern}" has two placeholders :${name}: give each its own name`;
    }
    if (name !== undefined) {
      names.add(name);
    }
  }
  return undefined;
}

function partToRegExp(part: string): string {
  const name = PLACEHOLDER.exec(part)?.[1];
  if (name !== undefined) {
    return `(?<${name}>[^/]+)`;
  }
  return part
    .split('*')
    .map((text) => escapeRegExp(decodeURIComponent(text)))
    .join('(?<splat>.*)');
}
