import type { Node } from 'unist';
import type { Language } from '../../../shared/languages/languages';
import type { PageLink, TocEntry } from '../../../shared/page/page';
import type { ProductFolder } from '../../../shared/products/products';
import type { CodeByDateLibrary } from '../../base/code/codeByDateLibrary';
import type { Problem } from '../../base/problems/problem';
import type { Anchor } from '../legacy-anchors/listAnchors';
import type { ApiLookup } from '../../api/apiLookup';
import type { SectionPicture } from './sectionPicture';

/** What the steps of a compilation share. */
export interface CompileContext {
  /** Markdown file, relative to the project. */
  file: string;
  /** The language of the address. */
  language: Language;
  /** Pathnames of every page that exists, without language prefix and trailing slash. */
  pathnames: ReadonlySet<string>;
  /** What guides mention of the API. */
  api: ApiLookup;
  /** The page's components, as in its front matter. */
  components: readonly string[];
  /** The page's product; absent for pages about all of them. */
  product?: ProductFolder;
  /** The picture of the section that a link of a gallery leads to; undefined without a demo there. */
  getPicture: (href: string) => SectionPicture | undefined;
  /** What the code of a fence is with other date libraries; undefined for code that is shown as it is. */
  getCodeByDateLibrary: (code: string) => CodeByDateLibrary | undefined;
  /** Ids of the English page's headings, in order; undefined when this text is the English one. */
  englishHeadings?: TocEntry[];
  /** Ids of earlier headings, which the page keeps. */
  anchors: readonly Anchor[];
  /** Filled by the steps. */
  headings: (TocEntry & { line: number })[];
  /** Ids of the rows of API tables. */
  rowIds: Set<string>;
  links: PageLink[];
  /** Rules that the pictures of galleries need, by emotion class name: one entry for each picture. */
  pictureStyles: Record<string, string>[];
  /** Notes what is wrong at a node or a line of the page. */
  report: (place: Node | number | undefined, message: string) => void;
  /** Takes what is wrong elsewhere too: in a demo, in questions. */
  problems: Problem[];
}
