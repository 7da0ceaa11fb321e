import type { Language } from '../languages/languages';
import type { NavigationEntry } from '../navigation/navigation';
import type { CompiledPage, FrontMatter } from './page';
import type { Translations } from '../languages/translate';

/**
 * What every page is given: its language, and the texts of the interface in it. The document leaves them out, since a
 * script has them.
 */
export interface PageLanguage {
  userLanguage: Language;
  /** Styles of what few pages show, in the head of the page. */
  rareStyles?: string;
  /** Texts that the language lacks are those of the default language. */
  translations: Translations;
}

/** A link of the layout: already in the user's language. */
export interface LayoutLink {
  title: string;
  href: string;
}

/** The menu as one string of HTML. */
export interface MenuMarkup {
  /** Changes with the product and the language; the layout preserves the menu across moves with one key. */
  key: string;
  html: string;
}

/** One line of the version menu. */
export interface VersionLink {
  text: string;
  href: string;
  current?: boolean;
}

/** What the layout shows around a page. */
export interface LayoutProps {
  /** The first page of each product; the one that is read is marked. */
  products: (LayoutLink & { isActive: boolean })[];
  versions: VersionLink[];
  /** Title of the browser's tab. */
  browserTitle: string;
  productId: string;
  productCategoryId: string;
  /** The package and the version that the page's demos were checked against. */
  checkedAgainst?: { package: string; version: string };
  /** The version of the products' packages, where they have the same one. */
  suiteVersion?: string;
  /** The newest minor version of the packages: `8.29`. */
  newestMinor?: string;
  menu: MenuMarkup;
  /** Plan and state of what the page is about, as in the menu. */
  marks: Pick<NavigationEntry, 'plan' | 'newFeature' | 'planned' | 'unstable'>;
  /** Groups above the page, outermost first. */
  breadcrumbs: { title: string; href?: string }[];
  previous?: LayoutLink;
  next?: LayoutLink;
  /** The page without language prefix, as in the address: `/x/introduction/`. */
  canonicalAs: string;
  /** Where the page can be edited. */
  editHref?: string;
}

/** What the screen reads of a page; all else would be weight. */
export interface ShownPage extends Omit<
  CompiledPage,
  'id' | 'sourceFile' | 'links' | 'questions' | 'frontMatter'
> {
  frontMatter: Pick<FrontMatter, 'ads' | 'toc'>;
}

/** Props of a guide page. */
export interface DocsPageProps extends PageLanguage {
  page: ShownPage;
  layout: LayoutProps;
}
