import { DEFAULT_LANGUAGE } from '../shared/languages/languages';
import type { ProductFolder } from '../shared/products/products';
import type { SearchIndex } from '../shared/search/searchIndex';
import { shorten, splitSections } from './markdown';
import { getPageUrl, readMarkdown, ToolError, type Site } from './site';

/** The major versions that guides lead from. */
export const FIRST_MAJOR = 4;
export const LAST_MAJOR = 7;

/** The guides from the lab are for applications of version 5. */
const LAB_MAJOR = 5;

/** `/x/migration/migration-pickers-v7`, `/x/migration/migration-tree-view-lab` */
const GUIDE = /^\/x\/migration\/migration-([a-z-]+)-(?:v(\d)|lab)$/;

/** Characters of one section, and how many sections are shown. */
const LONGEST = 1200;
const MOST_SECTIONS = 4;

/** The guides that lead from a version, of one product or of all. */
function listGuides({ pages }: SearchIndex, from: number, product: ProductFolder | undefined): string[] {
  return pages.flatMap(({ pathname }) => {
    const [, subject, major = LAB_MAJOR] = GUIDE.exec(pathname) ?? [];
    const fits = subject && Number(major) >= from && (product?.endsWith(subject) ?? true);
    return fits ? [pathname] : [];
  });
}

/** Whether a text has a name as a whole word. */
function mentions(text: string, name: string): boolean {
  return text.split(/[^\w/@.-]+/).some((word) => word === name || word.split('.').includes(name));
}

interface Change {
  pathname: string;
  text: string;
}

/** The smallest parts of a guide that mention a name. */
async function findChanges(site: Site, pathname: string, names: readonly string[]): Promise<Change[]> {
  const markdown = await readMarkdown(site, pathname);
  const parts = splitSections(markdown).filter(({ text }) => names.some((name) => mentions(text, name)));
  return parts
    .filter(({ text }) => !parts.some((other) => other.text !== text && text.includes(other.text)))
    .map(({ text }) => ({ pathname, text }));
}

/**
 * @param from the major version that code is written for
 * @param names what the code uses
 * @returns the sections of the migration guides that touch these names
 * @throws ToolError when no guide mentions any of them
 */
export async function findBreakingChanges(
  site: Site,
  { from, names, product }: { from: number; names: readonly string[]; product?: ProductFolder },
): Promise<string> {
  const { index } = await site.loadSearch(DEFAULT_LANGUAGE);
  const guides = listGuides(index, from, product);
  const changes = (await Promise.all(guides.map((pathname) => findChanges(site, pathname, names)))).flat();
  // Tables that list names say less than a section with the code before and after.
  const sorted = changes.toSorted((a, b) => Number(b.text.includes('```')) - Number(a.text.includes('```')));
  const shown = sorted.slice(0, MOST_SECTIONS);
  const silent = names.filter((name) => !changes.some(({ text }) => mentions(text, name)));
  if (silent.length === names.length) {
    throw new ToolError(
      `No guide mentions these names. \`check\` tells whether they exist in version ${LAST_MAJOR + 1}.`,
    );
  }
  return [
    ...shown.map(({ pathname, text }) => `${getPageUrl({ pathname, hash: '' })}\n${shorten(text, LONGEST)}`),
    ...(changes.length > shown.length ? [`${changes.length - shown.length} more: pass fewer names.`] : []),
    ...(silent.length > 0 ? [`No guide mentions ${silent.join(', ')}. Ask \`check\`.`] : []),
  ].join('\n\n');
}
