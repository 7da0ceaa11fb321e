import { navigation } from '../../../../data/navigation';
import { getReadingOrder } from '../../base/navigation/getReadingOrder';
import { getSection } from '../../base/navigation/getSection';
import type { PageSummary } from '../../base/store/pageSummary';
import { getSiteTitle } from '../../base/navigation/getSiteTitle';
import { DEFAULT_LANGUAGE } from '../../../shared/languages/languages';

export interface PageGroup {
  title: string;
  pages: PageSummary[];
}

const API_PREFIX = '/x/api/';

/**
 * The pages by section of the menu and in its order, those that are in no menu last; guides before the API. Tabs, which
 * repeat pages of the API, are left out.
 */
export function groupPages(pages: readonly PageSummary[]): PageGroup[] {
  const order = new Map(getReadingOrder(navigation).map(({ pathname }, index) => [pathname, index]));
  const getOrder = ({ pathname }: PageSummary) => order.get(pathname) ?? order.size;
  const sorted = pages.filter(({ tab }) => !tab).toSorted((a, b) => getOrder(a) - getOrder(b));
  const sections = navigation.flatMap((entry): PageGroup[] => {
    const title = getSiteTitle(entry, DEFAULT_LANGUAGE);
    const own = sorted.filter(({ pathname }) => getSection(navigation, pathname) === entry.pathname);
    return [
      { title, pages: own.filter(({ pathname }) => !pathname.startsWith(API_PREFIX)) },
      { title: `${title} API`, pages: own.filter(({ pathname }) => pathname.startsWith(API_PREFIX)) },
    ];
  });
  const others = sorted.filter(({ pathname }) => getSection(navigation, pathname) === undefined);
  return [...sections, { title: 'More', pages: others }].filter((group) => group.pages.length > 0);
}
