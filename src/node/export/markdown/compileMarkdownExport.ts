import type { Code, PhrasingContent, RootContent } from 'mdast';
import { navigation } from '../../../../data/navigation';
import { findActiveEntry } from '../../base/navigation/findActiveEntry';
import type { Block, CompiledDemo, CompiledPage } from '../../../shared/page/page';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import { getDemoTitle } from '../../base/texts/getDemoTitle';
import { SITE_ORIGIN } from '../../../shared/paths/site';
import { createTranslate } from '../../base/texts/createTranslate';
import {
  createLink,
  createList,
  createParagraph,
  createText,
  joinPhrases,
} from '../../pages/markdown/createNodes';
import type { ExportContext } from './handlers';
import { htmlToMdast, htmlToText } from './htmlToMdast';
import { writeMarkdown } from './writeMarkdown';

/** What exports say of the site as a whole. */
export interface ExportedSite {
  /** Versions of the packages that the site was built with. */
  packages: Record<string, string>;
  /** The version of the documentation itself. */
  docsVersion: string;
}

/** The source of a demo, file by file, as the page shows it. */
function readDemo(demo: CompiledDemo, context: ExportContext): RootContent[] {
  const name = getDemoTitle(demo.name, demo.title);
  const files = demo.files.map((file): Code => ({
    type: 'code',
    lang: file.name.slice(file.name.lastIndexOf('.') + 1),
    meta: `title="${file.name}"`,
    value: htmlToText(file.html).replace(/\n$/, ''),
  }));
  return [
    createParagraph({ type: 'strong', children: [createText(context.t('demo.region', { name }))] }),
    ...files,
    ...(demo.api ? htmlToMdast(demo.api.html, context) : []),
  ];
}

function readBlock(block: Block, context: ExportContext): RootContent[] {
  return block.kind === 'html' ? htmlToMdast(block.html, context) : readDemo(block.demo, context);
}

/** The packages that a page is about, with the versions that it was checked against. */
function listCheckedPackages(
  { frontMatter, checkedAgainst }: Pick<CompiledPage, 'frontMatter' | 'checkedAgainst'>,
  { packages }: Pick<ExportedSite, 'packages'>,
): string[] {
  const versions = new Map(
    frontMatter.packages.filter((name) => name in packages).map((name) => [name, packages[name]!]),
  );
  if (checkedAgainst) {
    versions.set(checkedAgainst.package, checkedAgainst.version);
  }
  return [...versions].map(([name, version]) => `${name}@${version}`);
}

/** Plan and state of what a page is about, as in the menu. */
function readMarks(pathname: string, { t }: ExportContext): string[] {
  const { plan, newFeature, planned, unstable } = findActiveEntry(navigation, pathname).active ?? {};
  return [
    ...(plan ? [t(`plans.${plan}`)] : []),
    ...(newFeature ? [t('marks.newFeature')] : []),
    ...(planned ? [t('marks.planned')] : []),
    ...(unstable ? [t('marks.unstable')] : []),
  ];
}

/** Title and description, and below them which plan and versions the page is about, and where it is. */
function createHead(
  page: CompiledPage,
  address: string,
  site: ExportedSite,
  context: ExportContext,
): RootContent[] {
  const { t } = context;
  const marks = readMarks(page.pathname, context);
  const checked = listCheckedPackages(page, site).map((name): PhrasingContent[] => [
    { type: 'inlineCode', value: name },
  ]);
  const lines = [
    ...(marks.length > 0 ? [[createText(marks.join(', '))]] : []),
    ...(checked.length > 0 ? [[createText(`${t('checkedAgainst')} `), ...joinPhrases(checked, ', ')]] : []),
    [createText(`${t('documentation', { version: site.docsVersion })} `), createLink(address, address)],
  ];
  return [
    { type: 'heading', depth: 1, children: [createText(page.title)] },
    createParagraph(createText(page.description)),
    createList(lines.map((line) => [createParagraph(...line)])),
  ];
}

/** A page as markdown, made from the blocks that the screen shows: for tools that read text. */
export function compileMarkdownExport(page: CompiledPage, site: ExportedSite): string {
  const address = SITE_ORIGIN + pathnameToHref(page.pathname, page.language);
  const context: ExportContext = {
    t: createTranslate(page.contentLanguage),
    toHref: (href) => {
      if (href.startsWith('#')) {
        return address + href;
      }
      return href.startsWith('/') ? SITE_ORIGIN + href : href;
    },
  };
  return writeMarkdown([
    ...createHead(page, address, site, context),
    ...page.blocks.flatMap((block) => readBlock(block, context)),
  ]);
}
