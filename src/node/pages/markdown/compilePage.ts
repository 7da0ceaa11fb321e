import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { listApiTabs } from '../../../shared/page/docsTabs';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/languages/languages';
import type { CompiledPage, TocEntry } from '../../../shared/page/page';
import { pageIdToPathname } from '../../../shared/paths/pageIdToPathname';
import { PRODUCT_FOLDERS } from '../../../shared/products/products';
import type { CodeByDateLibrary } from '../../base/code/codeByDateLibrary';
import { getDemoKey } from '../../demos/demoSource';
import { mergeStyles } from '../../demos/mergeStyles';
import type { Problem } from '../../base/problems/problem';
import { DIRECTIVES } from '../directives';
import type { BlockOptions } from '../directives/directive';
import { checkQuestions } from '../questions/checkQuestions';
import type { SectionQuestions } from '../questions/parseQuestions';
import { checkWriting } from '../writing/checkWriting';
import type { Anchor } from '../legacy-anchors/listAnchors';
import { addApiSection } from './addApiSection';
import { addMovedSections, type GetLinkText } from './addMovedSections';
import type { ApiLookup } from '../../api/apiLookup';
import type { CompileContext } from './compileContext';
import { isBehind } from './isBehind';
import type { ParsedPage } from './parsePage';
import { markBlocks, splitBlocks } from './splitBlocks';
import { alignTables } from './steps/alignTables';
import { checkDefaults } from './steps/checkDefaults';
import { checkSyntax } from './steps/checkSyntax';
import { renderCodeBlocks } from './steps/renderCodeBlocks';
import { renderCommandTabs } from './steps/renderCommandTabs';
import { renderDirectives, renderLinkDirectives } from './steps/renderDirectives';
import { identifyHeadings } from './steps/identifyHeadings';
import { linkInlineCode } from './steps/linkInlineCode';
import { placeAnchors } from './steps/placeAnchors';
import { resolveLinks } from './steps/resolveLinks';
import { wrapTables } from './steps/wrapTables';

export interface CompileOptions extends BlockOptions {
  parsed: ParsedPage;
  /** The language of the address; the text may be English all the same. */
  language: Language;
  /** Headings of the compiled English page; absent when the text is the English one. */
  englishHeadings?: TocEntry[];
  /** The languages in which the page is written. */
  languages: Language[];
  /** Pathnames of every page that exists. */
  pathnames: ReadonlySet<string>;
  /** Finds what the page mentions of the API. */
  api: ApiLookup;
  /** Ids of earlier headings, which the page keeps. */
  anchors?: readonly Anchor[];
  /** What users ask, and sections answer, in the language of the text. */
  questions?: readonly SectionQuestions[];
  /** As in `CompileContext`, by the file of the page. */
  getCodeByDateLibrary?: (file: string, code: string) => CodeByDateLibrary | undefined;
  /** As in `CompileContext`. */
  getPicture?: CompileContext['getPicture'];
  /** Names the places that earlier headings moved to. */
  getLinkText?: GetLinkText;
  problems: Problem[];
}

/** The compilation of prose, in order. Each step changes the tree, or reports what is wrong with it. */
const STEPS: ((tree: Root, context: CompileContext) => void | Promise<void>)[] = [
  checkSyntax,
  // Before directives become links.
  checkDefaults,
  renderLinkDirectives,
  resolveLinks,
  // Before headings get ids from their text.
  renderDirectives,
  identifyHeadings,
  placeAnchors,
  renderCommandTabs,
  renderCodeBlocks,
  linkInlineCode,
  markBlocks,
];

const toHtmlTree = unified().use(remarkRehype);

/** Compiles a page: tree, demos and widgets to the blocks that the screen shows. */
export async function compilePage(options: CompileOptions): Promise<CompiledPage> {
  const { source, parsed, language, rendered, pathnames, problems } = options;
  const { anchors = [], questions = [] } = options;
  const { frontMatter, tree } = parsed;
  const { file } = source.text;
  const context: CompileContext = {
    file,
    language,
    pathnames,
    api: options.api,
    components: frontMatter.components,
    product: PRODUCT_FOLDERS.find((folder) => source.pageId.startsWith(`${folder}/`)),
    getCodeByDateLibrary: (code) => options.getCodeByDateLibrary?.(file, code),
    getPicture: options.getPicture ?? (() => undefined),
    englishHeadings: options.englishHeadings,
    anchors,
    headings: [],
    rowIds: new Set(),
    links: [],
    pictureStyles: [],
    report: (place, message) => {
      const line = typeof place === 'object' ? place.position?.start.line : place;
      problems.push({ file, line, message });
    },
    problems,
  };
  const isEnglishPage = source.text === source.english && language === DEFAULT_LANGUAGE;
  for (const { line, message } of checkWriting(tree, isEnglishPage ? source.pageId : undefined)) {
    context.report(line, message);
  }
  addMovedSections(tree, { anchors, language, getLinkText: options.getLinkText ?? ((href) => href) });
  addApiSection(tree, frontMatter, (name) => {
    const page = options.api.findPage(name, context.product);
    return page && pathnames.has(page.pathname) ? page : undefined;
  });
  for (const step of STEPS) {
    await step(tree, context);
  }
  if (source.questions) {
    const headings = new Map(context.headings.map(({ id, text }) => [id, text]));
    problems.push(...checkQuestions(source.questions.file, questions, headings));
  }
  const htmlTree = (await toHtmlTree.run(tree)) as HastRoot;
  alignTables(htmlTree);
  wrapTables(htmlTree);

  const blocks = await splitBlocks(htmlTree, async (directive) =>
    DIRECTIVES.get(directive.name)?.createBlock?.(directive, context, options),
  );

  const demoStyles = blocks.flatMap((block) =>
    block.kind === 'demo' && !block.demo.iframeHref
      ? [rendered.get(getDemoKey(block.demo))?.styles ?? {}]
      : [],
  );
  const styles = mergeStyles([...context.pictureStyles, ...demoStyles]);
  const tabs = listApiTabs(frontMatter);
  return {
    id: source.pageId,
    pathname: pageIdToPathname(source.pageId),
    language,
    contentLanguage: source.contentLanguage,
    languages: options.languages,
    isBehind: isBehind(source, frontMatter),
    title: frontMatter.title,
    description: frontMatter.description,
    frontMatter,
    toc: context.headings.map(({ id, text, level, details }) => ({
      id,
      text,
      level,
      ...(details && { details }),
    })),
    blocks,
    links: context.links,
    ...(questions.length > 0 && {
      questions: questions.flatMap(({ id, questions: own }) => own.map(({ text }) => ({ id, text }))),
    }),
    styles,
    ...(tabs.length > 0 && { tabs }),
    sourceFile: file,
  };
}
