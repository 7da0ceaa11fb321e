import type { Node } from 'unist';
import type { Language } from '../../shared/languages';
import type { PageLink, TocEntry } from '../../shared/page';
import type { Problem } from '../problem';

/** What the steps of a compilation share. */
export interface CompileContext {
  /** Markdown file, relative to the project. */
  file: string;
  /** The page's folder below `data/`. */
  pageId: string;
  /** Absolute path of the page's folder. */
  directory: string;
  /** The language of the address. */
  language: Language;
  /** Pathnames of every page that exists, without language prefix and trailing slash. */
  routes: ReadonlySet<string>;
  /** Ids of the English page's headings, in order; undefined when this text is the English one. */
  englishHeadings?: TocEntry[];
  /** Filled by the steps. */
  headings: (TocEntry & { line: number })[];
  links: PageLink[];
  problems: Problem[];
}

/** Notes that a node is wrong, with its line. */
export function reportProblem(context: CompileContext, node: Node | undefined, message: string): void {
  context.problems.push({ file: context.file, line: node?.position?.start.line, message });
}
