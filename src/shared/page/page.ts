import type { OtherStyling } from '../demo/codePreferences';
import type { OtherDateLibrary } from '../demo/dateLibraries';
import type { ApiTab } from './docsTabs';
import type { LineRange } from '../demo/keyLines';
import type { Language } from '../languages/languages';
import type { Plan } from '../products/plans';
import type { PropPlayground } from '../prop-playground/propPlayground';

/**
 * A page after compilation: the one contract between the build, which writes it, and everything that
 * reads it: the screen, the sitemap, the link check.
 */
export interface CompiledPage {
  /** The page's folder below `data/`: `data-grid/column-definition`. */
  id: string;
  /** Without language prefix and trailing slash: `/x/react-data-grid/column-definition`. */
  pathname: string;
  /** The language of the address that shows the page. */
  language: Language;
  /** The language of the text; differs from `language` while a translation is not written. */
  contentLanguage: Language;
  /** The languages in which the page is written. */
  languages: Language[];
  /** True when the English page changed after the translation was written. */
  isBehind: boolean;
  title: string;
  description: string;
  /** The language of title and description, where it is not that of the text. */
  titleLanguage?: Language;
  frontMatter: FrontMatter;
  /** Every heading of the page, in order; shown as the contents list unless the front matter says `toc: false`. */
  toc: TocEntry[];
  blocks: Block[];
  /** Every link of the prose, for the link check. */
  links: PageLink[];
  /** Questions that the page answers: the search finds them, no page shows them. Absent without any. */
  questions?: PageQuestion[];
  /** Rules of the demos' snapshots, by emotion class name (`1abc2d-MuiButton-root`). */
  styles: Record<string, string>;
  /** The API tabs of the page, which all of them link to; absent for a page without tabs. */
  tabs?: ApiTab[];
  /** The tab that this is; absent on the page itself. */
  tab?: ApiTab;
  /** The markdown file, relative to the project: target of the edit link. Pages of the API have none. */
  sourceFile?: string;
  /** The package that the page was made from, where it is not the product's first. */
  checkedAgainst?: { package: string; version: string };
}

/** What a writer says about a page at the top of its file; checked by the schema in `src/node/pages/markdown`. */
export interface FrontMatter {
  title: string;
  description: string;
  components: string[];
  hooks: string[];
  /** Whether the API of the components and hooks is in tabs of the page. */
  tabs: boolean;
  packages: string[];
  ads: boolean;
  toc: boolean;
  inMenu: boolean;
  /** On translations: git blob hash of the English file that the text follows. */
  follows?: string;
}

export interface TocEntry {
  id: string;
  /** Plain text of the heading. */
  text: string;
  level: 2 | 3;
  /** Only of the title of details: whether the contents list has it. */
  details?: 'listed' | 'unlisted';
}

/** The class of the title in the first block of details. */
export const DETAILS_TITLE_CLASS = 'details-title';

interface PageQuestion {
  /** The id of the heading above it; absent before the first one. */
  id?: string;
  text: string;
}

export interface PageLink {
  href: string;
  /** Line in the markdown file. */
  line: number;
}

/**
 * A piece of a page, in reading order. `key` changes with the content, except for demos: a demo that runs
 * stays when its source is edited in development.
 */
export type Block = HtmlBlock | DemoBlock;

interface BlockBase {
  key: string;
  /** The id of the details that the block is in: blocks in a row with the same one, the first of which is the title. */
  details?: string;
}

interface HtmlBlock extends BlockBase {
  kind: 'html';
  html: string;
}

export interface DemoBlock extends BlockBase {
  kind: 'demo';
  demo: CompiledDemo;
}

export interface CompiledDemo {
  /** Unique on the page, and the key of the demo in the page's import map: `ValueGetter`. */
  name: string;
  /** Folder of the page that owns the demo. */
  pageId: string;
  /** The caption, and the name for screen readers. */
  title?: string;
  /** Reserved height in px; absent when the snapshot defines its own. */
  height?: number;
  /** Whether the code is shown when the page opens. */
  isCodeOpen: boolean;
  /** True if no advertisement may be below the demo. */
  hasNoAds?: boolean;
  /** The demo first, then the modules it imports from its own folder. */
  files: DemoFile[];
  /** The other stylings of the demo, whose sources are in its fragment; absent where it has one only. */
  stylings?: OtherStyling[];
  /** The date libraries that it has code for besides Day.js, in its fragments; absent where its code does not depend on one. */
  dateLibraries?: OtherDateLibrary[];
  /** The paid plan whose components it shows; absent where it needs none. */
  plan?: Plan;
  /** The API that the source uses; absent where it uses none that has a page. */
  api?: DemoApi;
  /** With empty `html` when the demo is in an iframe. */
  snapshot: Snapshot;
  /** What users can set of it: `::prop-playground{…}`. Absent for other demos. */
  playground?: PagePlayground;
  /** Address of the demo's own document: `frame="iframe"`. */
  iframeHref?: string;
}

/** A prop playground as its page has it. */
export interface PagePlayground extends PropPlayground {
  /** Whether the page has links to the API in the place of a list of the props. */
  hasNoList?: boolean;
}

/** A demo that is shown in an iframe, as the document that the iframe loads. */
export interface IframeDemo {
  /** `data-grid/quickstart/FullPage` */
  key: string;
  title: string;
  demo: CompiledDemo;
  /** As in `CompiledPage`. */
  styles: Record<string, string>;
}

/** Links to what a demo uses of the API. */
export interface DemoApi {
  /** In the user's language. */
  html: string;
}

export interface DemoFile {
  name: string;
  /** Changes with the source. */
  key: string;
  /** Highlighted source. */
  html: string;
  /** What the page shows while the rest of the code is closed; only of a demo's own module, and absent where nothing is short. */
  keyLines?: LineRange;
}

/** What stands in the page until the demo is live, made at build. */
export interface Snapshot {
  /** `hydrate`: complete server markup, taken over by React. `replace`: a picture that the live demo replaces. */
  mode: 'hydrate' | 'replace';
  html: string;
}
