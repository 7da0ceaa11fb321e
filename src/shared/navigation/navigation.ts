import type { Plan } from '../products/plans';

/** One line of the menu: a page, a group of pages, or a link to another site. */
export interface NavigationEntry {
  /** Unique in the tree. A page or a group starts with `/` and has no trailing slash; a link elsewhere is an absolute URL. */
  pathname: string;
  /** Replaces the title made from the pathname; `false` shows none. */
  title?: string | false;
  /** On groups only: renders the group as a heading that is always expanded. */
  subheader?: string;
  /** An entry with an empty list is a page. */
  children?: NavigationEntry[];
  /** The plan that has the feature; absent means every plan. */
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  /** `false` removes the entry from the menu, not from the site. */
  inSideNav?: boolean;
}
