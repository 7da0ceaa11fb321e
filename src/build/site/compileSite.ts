import fs from 'node:fs/promises';
import path from 'node:path';
import { navigation } from '../../../data/navigation';
import { products } from '../../../data/products';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../shared/languages';
import type { CompiledPage } from '../../shared/page';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import type { DemoSource } from '../demos/demoSource';
import { renderDemos } from '../demos/renderDemos';
import { compilePage } from '../markdown/compilePage';
import { findDemos } from '../markdown/findDemos';
import { loadPage, type PageSource } from '../markdown/loadPage';
import { parsePage, type ParsedPage } from '../markdown/parsePage';
import { hashTexts } from '../hash';
import { failOnProblems, type Problem } from '../problem';
import { checkLinks } from './checkLinks';
import { checkNavigation } from './checkNavigation';
import { findPages } from './findPages';
import { readPackages } from './readPackages';
import { writeIfChanged, writePage, writeSiteIndex } from './siteFiles';
import { writeDemoModules } from './writeDemoModules';
import { writeDemoTheme } from './writeDemoTheme';

/** A page on its way through the build. */
interface DraftPage {
  source: PageSource;
  parsed: ParsedPage;
  demos: DemoSource[];
}

export interface SiteSummary {
  pages: number;
  demos: number;
  /** `6 of 421 pages exist` */
  coverage: string;
}

async function draftPage(
  projectDirectory: string,
  pageId: string,
  language: Language,
  problems: Problem[],
): Promise<DraftPage | undefined> {
  const source = await loadPage(projectDirectory, pageId, language);
  const parsed = parsePage(source.text, problems);
  return parsed && { source, parsed, demos: findDemos(parsed.tree, source, problems) };
}

async function readNavigationFiles(projectDirectory: string): Promise<{ file: string; text: string }[]> {
  const names = (await fs.readdir(path.join(projectDirectory, 'data/navigation'))).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const file = `data/navigation/${name}`;
      return { file, text: await fs.readFile(path.join(projectDirectory, file), 'utf8') };
    }),
  );
}

/**
 * Compiles everything that writers edit: pages in both languages, demos, navigation.
 *
 * Writes pages to `.cache/site` and generated modules to `.cache/generated`; `next build` reads both.
 *
 * @throws ProblemsError with all that is wrong in the sources
 */
export async function compileSite(projectDirectory: string): Promise<SiteSummary> {
  const problems: Problem[] = [];
  const pageIds = await findPages(projectDirectory);
  const packages = await readPackages(projectDirectory);

  const drafts = new Map<Language, (DraftPage | undefined)[]>();
  for (const language of LANGUAGES) {
    const pages = pageIds.map((pageId) => draftPage(projectDirectory, pageId, language, problems));
    drafts.set(language, await Promise.all(pages));
  }
  const english = drafts.get(DEFAULT_LANGUAGE)!.filter((draft) => draft !== undefined);
  const { problems: navigationProblems, summary } = checkNavigation({
    entries: navigation,
    sourceFiles: await readNavigationFiles(projectDirectory),
    pages: english.map(({ source, parsed }) => ({
      pageId: source.pageId,
      file: source.english.file,
      inMenu: parsed.frontMatter.inMenu,
    })),
  });
  problems.push(...navigationProblems);
  failOnProblems(problems);

  const demos = english.flatMap((draft) => draft.demos);
  await Promise.all([writeDemoModules(projectDirectory, demos), writeDemoTheme(projectDirectory)]);
  const rendered = await renderDemos(demos, projectDirectory);

  const routes = new Set(english.map(({ source }) => pageIdToPathname(source.pageId)));
  const widgets = new Map<string, unknown>([['package-versions', packages]]);
  const compiled: CompiledPage[] = [];
  const englishPages = new Map<string, CompiledPage>();
  for (const language of LANGUAGES) {
    for (const draft of drafts.get(language)!) {
      if (!draft) {
        continue;
      }
      const { source, parsed } = draft;
      const { pageId, contentLanguage } = source;
      const product = products.find(({ folder }) => pageId.startsWith(`${folder}/`));
      const page = await compilePage({
        source,
        parsed,
        language,
        languages: LANGUAGES.filter(
          (other) =>
            other === DEFAULT_LANGUAGE ||
            drafts.get(other)!.some((d) => d?.source.pageId === pageId && d.source.contentLanguage === other),
        ),
        englishHeadings: contentLanguage === DEFAULT_LANGUAGE ? undefined : englishPages.get(pageId)?.toc,
        routes,
        demos: draft.demos,
        rendered,
        getApiHref: (component) => {
          const pathname = `${product?.apiPathname}/${toKebabCase(component)}`;
          return routes.has(pathname) ? `${pathname}/` : undefined;
        },
        widgets,
        problems,
      });
      compiled.push(page);
      if (language === DEFAULT_LANGUAGE) {
        englishPages.set(pageId, page);
      }
    }
  }
  problems.push(...checkLinks(compiled, new Set()));
  // A page that is shown in two languages from one text has each problem once.
  failOnProblems([...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]);

  await Promise.all(compiled.map((page) => writePage(projectDirectory, page)));
  const contentVersion = hashTexts(...compiled.map((page) => JSON.stringify(page)));
  await writeIfChanged(
    path.join(projectDirectory, '.cache/generated/contentVersion.ts'),
    `export const contentVersion = '${contentVersion}';\n`,
  );
  await writeSiteIndex(projectDirectory, {
    pages: [...englishPages.values()].map(({ id, pathname, title, frontMatter }) => ({
      id,
      pathname,
      title,
      inMenu: frontMatter.inMenu,
    })),
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
  });
  return { pages: compiled.length, demos: demos.length, coverage: summary };
}

/** `'DataGridPro' -> 'data-grid-pro'` */
function toKebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();
}
