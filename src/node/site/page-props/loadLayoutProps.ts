import { navigation } from '../../../../data/navigation';
import { products, suite } from '../../../../data/products';
import { createTranslate } from '../../base/texts/createTranslate';
import { LLMS_INDEX } from '../../export/markdown/llmsFiles';
import { addMessagePages } from '../../base/navigation/addMessagePages';
import { filterEntries } from '../../base/navigation/filterEntries';
import { findActiveEntry } from '../../base/navigation/findActiveEntry';
import { getGroupProductId } from '../../base/navigation/getGroupProductId';
import { getGroupHref } from '../../base/navigation/getGroupHref';
import { getNeighbours } from '../../base/navigation/getNeighbours';
import { getSection } from '../../base/navigation/getSection';
import { renderMenu } from '../../base/navigation/renderMenu';
import type { Language } from '../../../shared/languages/languages';
import type { NavigationEntry } from '../../../shared/navigation/navigation';
import type { LayoutLink, LayoutProps } from '../../../shared/page/pageProps';
import { getTitleSuffix } from '../../base/navigation/getTitleSuffix';
import { getProductIdentifier } from '../../base/navigation/getProductIdentifier';
import { getProductIds } from '../../base/navigation/getProductIds';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import { removeDocsTab } from '../../../shared/paths/removeDocsTab';
import { findNewestMinor } from '../../../shared/products/versionLens';
import { getSiteTitle } from '../../base/navigation/getSiteTitle';
import { loadSiteIndex } from '../../base/store/loadSiteIndex';
import { findSharedVersion } from '../../base/packages/findSharedVersion';
import { readDocsVersion } from '../../base/packages/readDocsVersion';
import { SOURCE_EDIT_URL } from '../../../shared/paths/site';

interface LayoutOptions {
  /** Without language prefix and trailing slash. */
  pathname: string;
  title: string;
  language: Language;
  /** Relative to the project; absent on pages that nobody edits. */
  sourceFile?: string;
}

/** Page data is JSON: Next.js refuses fields that are undefined. */
function withoutUndefined<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

/** Everything that is around a page: header, menu, breadcrumbs, neighbours. */
export async function loadLayoutProps({
  pathname,
  title,
  language,
  sourceFile,
}: LayoutOptions): Promise<LayoutProps> {
  const projectDirectory = process.cwd();
  const index = await loadSiteIndex();
  const docsVersion = await readDocsVersion(projectDirectory);
  const existing = new Set([...index.pages.map((page) => page.pathname), LLMS_INDEX]);
  const t = createTranslate(language);
  const canonicalAs = `${pathname}/`;
  const { productId, productCategoryId } = getProductIds(canonicalAs);
  const product = products.find(({ id }) => id === productId);
  const identifier = getProductIdentifier({ productId, language, docsVersion, products, suite });

  const entries = addMessagePages(
    filterEntries(navigation, existing),
    navigation.flatMap((section) => {
      const owner = products.find(({ id }) => id === getGroupProductId(section));
      const messages = owner && `${owner.pathname}/errors`;
      return messages && existing.has(messages)
        ? [{ section: section.pathname, entry: { pathname: messages, title: t('messagesPage') } }]
        : [];
    }),
  );
  const { active, parents } = findActiveEntry(entries, pathname);
  const neighbours = getNeighbours(navigation, pathname, existing);
  const getTitle = (entry: NavigationEntry) => getSiteTitle(entry, language);
  const toLink = (entry: NavigationEntry | undefined): LayoutLink | undefined =>
    entry && { title: getTitle(entry), href: pathnameToHref(entry.pathname, language) };
  // The last parent is the root.
  const groups = parents.slice(0, -1).toReversed();

  return withoutUndefined({
    products: products
      .filter((item) => existing.has(item.pathname))
      .map((item) => ({
        title: t(`products.${item.id}`),
        href: pathnameToHref(item.pathname, language),
        isActive: item.id === productId,
      })),
    versions: identifier.versions,
    browserTitle: title + getTitleSuffix(canonicalAs),
    productId,
    productCategoryId,
    checkedAgainst: product && {
      package: product.packageName,
      version: index.packages[product.packageName] ?? '',
    },
    suiteVersion: findSharedVersion(products.map(({ packageName }) => index.packages[packageName])),
    newestMinor: findNewestMinor(products.flatMap(({ packageName }) => index.packages[packageName] ?? [])),
    menu: {
      key: `${language}:${product?.id ?? ''}`,
      html: renderMenu({
        entries,
        section: getSection(entries, pathname),
        language,
        getTitle,
        activePathname: active?.pathname,
        labels: {
          plans: {
            pro: { name: t('planNames.pro'), title: t('plans.pro') },
            premium: { name: t('planNames.premium'), title: t('plans.premium') },
          },
          marks: {
            newFeature: t('marks.newFeature'),
            planned: t('marks.planned'),
            unstable: t('marks.unstable'),
          },
        },
      }),
    },
    marks: {
      plan: active?.plan,
      newFeature: active?.newFeature,
      planned: active?.planned,
      unstable: active?.unstable,
    },
    breadcrumbs: groups.map((group) => {
      const href = pathnameToHref(getGroupHref(group), language);
      const isHere = href === pathnameToHref(removeDocsTab(pathname), language);
      return { title: getTitle(group), href: isHere ? undefined : href };
    }),
    previous: toLink(neighbours.previous),
    next: toLink(neighbours.next),
    canonicalAs,
    editHref: sourceFile && `${SOURCE_EDIT_URL}/${sourceFile}`,
  });
}
