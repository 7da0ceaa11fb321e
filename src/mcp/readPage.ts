import { DEFAULT_LANGUAGE, type Language } from '../shared/languages/languages';
import { getRecordHash } from '../shared/search/getRecordHash';
import { shorten, splitSections, type Section } from './markdown';
import { getPageUrl, parsePageAddress, readMarkdown, ToolError, type PageAddress, type Site } from './site';

/** Longer pages are shown as their beginning and a list of their sections. */
const LONGEST = 6000;
const BEGINNING = 2000;

/** What tells titles apart: letters and digits. */
function simplify(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** The section with a title, compared by its letters and digits. */
function findTitled(sections: readonly Section[], title: string): string | undefined {
  return sections.find((section) => simplify(section.title) === simplify(title))?.text;
}

/**
 * The part of a page that an id names, from the titles that the search knows; the page for no id.
 *
 * @param markdown of the page
 */
export async function findSection(
  site: Site,
  { language, pathname, hash }: PageAddress,
  markdown: string,
): Promise<string | undefined> {
  if (hash === '') {
    return markdown;
  }
  const { index } = await site.loadSearch(language);
  const pages = new Set(index.pages.flatMap((page, number) => (page.pathname === pathname ? [number] : [])));
  const record = index.records.find(
    (other) => other.pages.some((page) => pages.has(page)) && getRecordHash(other, pathname) === hash,
  );
  if (!record) {
    return undefined;
  }
  const sections = splitSections(markdown);
  // The title of a demo follows a word of the language of the page.
  return record.kind === 'demo'
    ? sections.find(({ title }) => simplify(title).endsWith(simplify(record.name)))?.text
    : findTitled(sections, record.name);
}

interface ReadRequest {
  page: string;
  /** Title or id of a section. */
  section?: string;
  whole?: boolean;
  language?: Language;
}

/**
 * @returns a page as markdown, or one section of it; of a long page the beginning and a list of the sections
 * @throws ToolError when there is no such page or section
 */
export async function readPage(site: Site, { page, section, whole, language }: ReadRequest): Promise<string> {
  const address = parsePageAddress(page, language);
  const markdown = await readMarkdown(site, address.pathname, address.language);
  const [, ...parts] = splitSections(markdown);
  const list = parts.map((part) => `- ${part.title} (${part.text.length} characters)`).join('\n');
  const hash = section ?? address.hash;
  if (hash) {
    const found =
      findTitled(parts, hash) ??
      (await findSection(site, { ...address, hash }, markdown)) ??
      // A page that is not translated has its ids in the default language only.
      (await findSection(site, { ...address, hash, language: DEFAULT_LANGUAGE }, markdown));
    if (found === undefined) {
      throw new ToolError(`\`${address.pathname}\` has no section \`${hash}\`. Its sections:\n${list}`);
    }
    return found;
  }
  if (whole || markdown.length <= LONGEST) {
    return markdown;
  }
  const beginning = shorten(markdown, BEGINNING, 'pass `section`, or `whole: true`');
  return `${beginning}\n\nSections of ${getPageUrl({ ...address, hash: '' })}\n${list}`;
}
