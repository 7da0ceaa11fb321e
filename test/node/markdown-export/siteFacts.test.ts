import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileMarkdownExport } from '../../../src/node/markdown-export/compileMarkdownExport';
import { readDocsVersion } from '../../../src/node/packages/readDocsVersion';
import { readPage, readSiteIndex } from '../../../src/node/store/siteFiles';
import { LANGUAGES } from '../../../src/shared/languages';
import { hasMarkdownExport } from '../../../src/shared/markdownExport';
import { pathnameToHref } from '../../../src/shared/paths/pathnameToHref';
import { parseMarkdown, readMarkdownFacts, readPageFacts } from './readFacts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const ORIGIN = 'https://mui.com';

/** Title, description, and the list of versions and addresses. */
const HEAD_BLOCKS = 3;

const index = await readSiteIndex(PROJECT);
const site = { packages: index.packages, docsVersion: await readDocsVersion(PROJECT) };

function readInstalledVersion(name: string): string {
  return JSON.parse(fs.readFileSync(path.join(PROJECT, 'node_modules', name, 'package.json'), 'utf8'))
    .version;
}

describe.each(LANGUAGES)('the copies of the site in %s', (language) => {
  it.each(index.pages.map(({ pathname }) => pathname))('%s states what its page states', async (pathname) => {
    const page = await readPage(PROJECT, pathname, language);
    if (!hasMarkdownExport(page)) {
      return;
    }
    const address = ORIGIN + pathnameToHref(pathname, language);
    const tree = parseMarkdown(compileMarkdownExport(page, site));
    const facts = readMarkdownFacts({ ...tree, children: tree.children.slice(HEAD_BLOCKS) });
    const toHref = (href: string) => new URL(href, address).href;
    expect(facts).toEqual(readPageFacts(page, toHref));

    const head = readMarkdownFacts({ ...tree, children: tree.children.slice(0, HEAD_BLOCKS) });
    expect(head.headings).toEqual([`1 ${page.title}`]);
    expect(head.links).toEqual([`${address} ${address}`]);
    const documented = page.frontMatter.packages.filter((name) => name.startsWith('@mui/x-'));
    const named = documented.map((name) => `${name}@${readInstalledVersion(name)}`);
    expect(head.inlineCode).toEqual(named);
  });
});
