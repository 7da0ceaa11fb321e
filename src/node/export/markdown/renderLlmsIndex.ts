import type { RootContent } from 'mdast';
import { products, suite } from '../../../../data/products';
import { pathnameToMarkdownExport } from '../../../shared/paths/markdownExport';
import { SITE_ORIGIN } from '../../../shared/paths/site';
import type { ExportedSite } from './compileMarkdownExport';
import { createLink, createList, createParagraph, createText } from '../../pages/markdown/createNodes';
import type { PageGroup } from './groupPages';
import { getLlmsFull } from './llmsFiles';
import { writeMarkdown } from './writeMarkdown';
import { DEFAULT_LANGUAGE } from '../../../shared/languages/languages';

function createHeading(title: string): RootContent {
  return { type: 'heading', depth: 2, children: [createText(title)] };
}

/**
 * The list of all machine copies, as https://llmstxt.org describes it: what the site is, then a link to each page with
 * what it is about.
 *
 * @param summary what the library is, in one or two sentences
 */
export function renderLlmsIndex(groups: readonly PageGroup[], summary: string, site: ExportedSite): string {
  const versions = Object.entries(site.packages).map(([name, version]) => `${name}@${version}`);
  const copies = groups.flatMap(({ title, pages }) => [
    createHeading(title),
    createList(
      pages.map(({ title: name, description, pathname }) => [
        createParagraph(
          createLink(SITE_ORIGIN + pathnameToMarkdownExport(pathname, DEFAULT_LANGUAGE), name),
          createText(`: ${description}`),
        ),
      ]),
    ),
  ]);
  return writeMarkdown([
    { type: 'heading', depth: 1, children: [createText(suite.name)] },
    { type: 'blockquote', children: [createParagraph(createText(summary))] },
    createParagraph(
      createText(
        `Documentation ${site.docsVersion}, checked against ${versions.join(', ')}. Every page is listed with its copy in Markdown, which is at the address of the page with \`.md\` in place of the last slash.`,
      ),
    ),
    createHeading('All guides of a product in one file'),
    createList(
      products.map(({ name, pathname }) => [
        createParagraph(createLink(SITE_ORIGIN + getLlmsFull(pathname), name)),
      ]),
    ),
    ...copies,
  ]);
}
