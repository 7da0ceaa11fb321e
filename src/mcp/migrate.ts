import { PRODUCT_FOLDERS, type ProductFolder } from '../shared/products';
import { shorten, splitSections } from './markdown';
import { getPageUrl, readMarkdown, ToolError, type Site } from './site';

/** The major version that the site documents, and the first one that a guide leads from. */
const CURRENT = 8;
export const FIRST_MAJOR = 4;

/** Characters of one section, and how many sections are shown. */
const LONGEST = 1200;
const MOST_SECTIONS = 4;

/** `('date-pickers', 7) -> '/x/migration/migration-pickers-v7'` */
function getGuidePathname(product: ProductFolder, major: number): string {
  return `/x/migration/migration-${product.replace(/^date-/, '')}-v${major}`;
}

/** Whether a text has a name as a whole word. */
function mentions(text: string, name: string): boolean {
  return text.split(/[^\w/@.-]+/).some((word) => word === name || word.split('.').includes(name));
}

interface Change {
  pathname: string;
  text: string;
}

/** The smallest parts of a guide that mention a name; those with code first. */
async function findChanges(site: Site, pathname: string, names: readonly string[]): Promise<Change[]> {
  const markdown = await readMarkdown(site, pathname).catch(() => '');
  const parts = splitSections(markdown).filter(({ text }) => names.some((name) => mentions(text, name)));
  return parts
    .filter(({ text }) => !parts.some((other) => other.text !== text && text.includes(other.text)))
    .map(({ text }) => ({ pathname, text }));
}

/**
 * @param from the major version that code is written for
 * @param names what the code uses
 * @returns the sections of the migration guides that touch these names
 * @throws ToolError when no guide leads from that version
 */
export async function findBreakingChanges(
  site: Site,
  { from, names, product }: { from: number; names: readonly string[]; product?: ProductFolder },
): Promise<string> {
  const majors = Array.from({ length: CURRENT - from }, (_, index) => from + index);
  const products = product ? [product] : PRODUCT_FOLDERS;
  const guides = majors.flatMap((major) => products.map((folder) => getGuidePathname(folder, major)));
  const changes = (await Promise.all(guides.map((pathname) => findChanges(site, pathname, names)))).flat();
  // Tables that list names say less than a section with the code before and after.
  const sorted = changes.toSorted((a, b) => Number(b.text.includes('```')) - Number(a.text.includes('```')));
  const shown = sorted.slice(0, MOST_SECTIONS);
  const silent = names.filter((name) => !changes.some(({ text }) => mentions(text, name)));
  if (silent.length === names.length) {
    throw new ToolError(
      `No guide mentions these names. \`check\` tells whether they exist in version ${CURRENT}.`,
    );
  }
  return [
    ...shown.map(({ pathname, text }) => `${getPageUrl({ pathname, hash: '' })}\n${shorten(text, LONGEST)}`),
    ...(changes.length > shown.length ? [`${changes.length - shown.length} more: pass fewer names.`] : []),
    ...(silent.length > 0 ? [`No guide mentions ${silent.join(', ')}. Ask \`check\`.`] : []),
  ].join('\n\n');
}
