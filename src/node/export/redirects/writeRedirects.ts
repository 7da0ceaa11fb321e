import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RedirectRule } from '../server/parseRedirects';
import { createTargetLookup } from './createTargetLookup';
import { localizeRedirects, type LocalRedirectRule } from './localizeRedirects';
import { renderRedirectPage } from './renderRedirectPage';

interface RedirectsToWrite {
  outDirectory: string;
  /** The rules as they were written; those of the other languages are made here. */
  rules: readonly RedirectRule[];
  /** Addresses of all pages that were exported, in all languages. */
  addresses: Iterable<string>;
  /** Origin of the published site, for the canonical links. */
  origin?: string;
}

export interface WrittenRedirects {
  /** Rules in `_redirects`, all languages. */
  rules: number;
  /** Pages written at the sources of rules. */
  pages: number;
}

/**
 * Writes the redirects into the export: `_redirects` for hosts that read it, and a page at each fixed source for
 * the others. A rule whose target was not exported is left out of both, as it would end in a 404; a file that
 * exists at the source stays as it is.
 *
 * @throws Error if the folder cannot be written
 */
export async function writeRedirects({
  outDirectory,
  rules,
  addresses,
  origin,
}: RedirectsToWrite): Promise<WrittenRedirects> {
  const isExported = createTargetLookup(addresses);
  const kept = localizeRedirects(rules).filter((rule) => isExported(rule.target));
  await writeFile(join(outDirectory, '_redirects'), formatRedirects(kept));
  const fixed = kept.filter(({ source }) => !/[*:]/.test(source));
  const written = await Promise.all(fixed.map((rule) => writePage(outDirectory, rule, origin)));
  return { rules: kept.length, pages: written.filter(Boolean).length };
}

function formatRedirects(rules: readonly LocalRedirectRule[]): string {
  const lines = rules.map(({ source, target, status }) => `${source} ${target} ${status}\n`);
  return `# Written by the build from public/_redirects: the rules whose page exists, in every language.\n${lines.join('')}`;
}

/** @returns whether there was no file yet */
async function writePage(
  outDirectory: string,
  rule: LocalRedirectRule,
  origin: string | undefined,
): Promise<boolean> {
  const file = join(outDirectory, decodeURIComponent(rule.source), 'index.html');
  const html = renderRedirectPage({ target: rule.target, language: rule.language, origin });
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, html, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}
