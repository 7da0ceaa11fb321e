import { navigation } from '../../../../data/navigation';
import { useLanguage } from '../../../client/providers/language/LanguageProvider';
import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import type { Plan } from '../../../shared/products/plans';
import { getSiteTitle } from '../../base/navigation/getSiteTitle';
import { createWidget } from './createWidget';
import { WidgetTable } from './WidgetTable';

type Mark = 'newFeature' | 'planned' | 'unstable';

interface MarkedPage {
  entry: NavigationEntry;
  /** The section of the menu: a product, or the introduction. */
  section: NavigationEntry;
  /** The plan of the entry, or of a group above it. */
  plan?: Plan;
  /** Whether the entry is a page that exists. */
  isPage: boolean;
}

/** Pages and groups that carry a mark in the menu. */
function MarkedPages({ data }: { data: MarkedPage[] }) {
  const { language, t } = useLanguage();
  return (
    <WidgetTable heads={[t('markedPages.feature'), t('markedPages.part'), t('markedPages.plan')]}>
      {data.map(({ entry, section, plan, isPage }) => {
        const title = getSiteTitle(entry, language);
        return (
          <tr key={entry.pathname}>
            <td>{isPage ? <a href={pathnameToHref(entry.pathname, language)}>{title}</a> : title}</td>
            <td>{getSiteTitle(section, language)}</td>
            <td>{t(`planNames.${plan ?? 'community'}`)}</td>
          </tr>
        );
      })}
    </WidgetTable>
  );
}

/** Finds the entries with a mark, each with the section and the plan it belongs to. */
export function findMarked(
  entries: readonly NavigationEntry[],
  mark: Mark,
  pathnames: ReadonlySet<string>,
): MarkedPage[] {
  const visit = (entry: NavigationEntry, section: NavigationEntry, parentPlan?: Plan): MarkedPage[] => {
    const plan = entry.plan ?? parentPlan;
    const own = entry[mark] ? [{ entry, section, plan, isPage: pathnames.has(entry.pathname) }] : [];
    return [...own, ...(entry.children ?? []).flatMap((child) => visit(child, section, plan))];
  };
  return entries.flatMap((entry) => visit(entry, entry));
}

const createList = (mark: Mark) =>
  createWidget(MarkedPages, ({ pathnames }) => findMarked(navigation, mark, pathnames));

export const plannedFeatures = createList('planned');
export const previewFeatures = createList('unstable');
export const newFeatures = createList('newFeature');
