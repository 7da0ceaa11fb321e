import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Language } from '../../shared/languages';
import type { Block, CompiledPage, TocEntry } from '../../shared/page';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import { getDemoKey, type DemoSource } from '../demos/demoSource';
import type { RenderedDemo } from '../demos/renderDemos';
import { hashTexts } from '../hash';
import type { Problem } from '../problem';
import { addApiSection } from './addApiSection';
import { compileDemo } from './compileDemo';
import type { CompileContext } from './compileContext';
import type { PageSource } from './loadPage';
import type { ParsedPage } from './parsePage';
import { splitBlocks, type BlockDirective } from './splitBlocks';
import { checkSyntax } from './steps/checkSyntax';
import { drawCallouts } from './steps/drawCallouts';
import { drawCodeBlocks } from './steps/drawCodeBlocks';
import { drawInstallTabs } from './steps/drawInstallTabs';
import { drawPlanMarks } from './steps/drawPlanMarks';
import { identifyHeadings } from './steps/identifyHeadings';
import { markBlocks } from './steps/markBlocks';
import { resolveLinks } from './steps/resolveLinks';
import { wrapTables } from './steps/wrapTables';

export interface CompileOptions {
  source: PageSource;
  parsed: ParsedPage;
  /** The language of the address; the text may be English all the same. */
  language: Language;
  /** Headings of the compiled English page; absent when the text is the English one. */
  englishHeadings?: TocEntry[];
  /** The languages in which the page is written. */
  languages: Language[];
  /** Pathnames of every page that exists. */
  routes: ReadonlySet<string>;
  demos: DemoSource[];
  /** By demo key. */
  rendered: ReadonlyMap<string, RenderedDemo>;
  /** The address of a component's API page, when it exists. */
  getApiHref: (component: string) => string | undefined;
  /** What the build found out for a widget, by the widget's name. */
  widgets: ReadonlyMap<string, unknown>;
  problems: Problem[];
}

/** The compilation of prose, in order. Each step changes the tree, or reports what is wrong with it. */
const STEPS: ((tree: Root, context: CompileContext) => void | Promise<void>)[] = [
  checkSyntax,
  resolveLinks,
  identifyHeadings,
  drawCallouts,
  drawPlanMarks,
  drawInstallTabs,
  drawCodeBlocks,
  markBlocks,
];

const toHtmlTree = unified().use(remarkRehype);

async function createDemoBlock(
  { attributes, line }: BlockDirective,
  { file, problems }: CompileContext,
  { demos, rendered }: Pick<CompileOptions, 'demos' | 'rendered'>,
): Promise<Block | undefined> {
  const { src, height, code } = attributes;
  if (height !== undefined && !/^[1-9]\d*$/.test(height)) {
    const message = `\`height="${height}"\` is no height. Write a number of pixels: \`height="320"\`.`;
    problems.push({ file, line, message });
  }
  if (code !== undefined && code !== 'open') {
    problems.push({
      file,
      line,
      message: `Unknown \`code="${code}"\`. Write \`code="open"\`, or leave it out.`,
    });
  }
  const source = demos.find(({ name }) => `${name}.tsx` === src);
  if (!source) {
    return undefined; // `findDemos` has said why.
  }
  const form = rendered.get(getDemoKey(source));
  if (!form) {
    const message = `The English page does not show the demo \`${src}\`. Show it there too, or in neither.`;
    problems.push({ file, line, message });
    return undefined;
  }
  const demo = await compileDemo(source, attributes, form);
  return { kind: 'demo', key: `demo-${demo.name}`, demo };
}

async function createWidgetBlock(
  { attributes, line }: BlockDirective,
  { file, problems }: CompileContext,
  widgets: CompileOptions['widgets'],
): Promise<Block | undefined> {
  const name = attributes.name ?? '';
  if (!widgets.has(name)) {
    problems.push({
      file,
      line,
      message: `Unknown widget \`${name}\`. Known are: ${[...widgets.keys()].join(', ')}.`,
    });
    return undefined;
  }
  const data = widgets.get(name);
  return { kind: 'widget', key: hashTexts('widget', name, JSON.stringify(data)), name, data };
}

/** Compiles a page: tree, demos and widgets to the blocks that the screen shows. */
export async function compilePage(options: CompileOptions): Promise<CompiledPage> {
  const { source, parsed, language, demos, rendered, routes, widgets, problems } = options;
  const { frontMatter, tree } = parsed;
  const context: CompileContext = {
    file: source.text.file,
    pageId: source.pageId,
    directory: source.directory,
    language,
    routes,
    englishHeadings: options.englishHeadings,
    headings: [],
    links: [],
    problems,
  };
  if (frontMatter.description.length < 70 || frontMatter.description.length > 160) {
    const { length } = frontMatter.description;
    const isChinese = source.contentLanguage === 'zh';
    if (!isChinese) {
      problems.push({
        file: context.file,
        line: 1,
        message: `The description has ${length} characters. Write 70 to 160.`,
      });
    }
  }
  addApiSection(tree, frontMatter.components, options.getApiHref);
  for (const step of STEPS) {
    await step(tree, context);
  }
  const htmlTree = (await toHtmlTree.run(tree)) as HastRoot;
  wrapTables(htmlTree);

  const blocks = await splitBlocks(htmlTree, (directive) =>
    directive.kind === 'demo'
      ? createDemoBlock(directive, context, options)
      : createWidgetBlock(directive, context, widgets),
  );

  const styles: Record<string, string> = {};
  for (const demo of demos) {
    Object.assign(styles, rendered.get(getDemoKey(demo))?.styles);
  }
  return {
    id: source.pageId,
    pathname: pageIdToPathname(source.pageId),
    language,
    contentLanguage: source.contentLanguage,
    languages: options.languages,
    isBehind: source.contentLanguage !== 'en' && frontMatter.follows !== source.englishRevision,
    title: frontMatter.title,
    description: frontMatter.description,
    frontMatter,
    toc: context.headings.map(({ id, text, level }) => ({ id, text, level })),
    blocks,
    links: context.links,
    styles,
    sourceFile: source.text.file,
  };
}
