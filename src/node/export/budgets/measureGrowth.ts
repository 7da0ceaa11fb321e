import { gzipSync } from 'node:zlib';

/**
 * Measures how many bytes of a script name the pages of the site: a site of twice the pages has twice as
 * many of them.
 *
 * @param names of what the site has more of as it grows, as scripts have them: ids of pages, their pathnames
 * @returns gzipped bytes
 */
export function measureGrowth(script: string, names: ReadonlySet<string>): number {
  const size = (text: string) => gzipSync(text, { level: 6 }).length;
  // What a name stands for comes behind it: `"charts/bars":()=>e.A(12345),`.
  const without = script.replaceAll(
    /(["'`])([\w/.-]+)\1(?::[^,{}]*)?,?/g,
    (entry, _quote: string, name: string) => (names.has(name) ? '' : entry),
  );
  return without === script ? 0 : size(script) - size(without);
}
