import { products } from '../../../data/products';
import { useLanguage } from '../../client/providers/language/LanguageProvider';
import { getReleasesPathname } from '../../shared/feed';
import { pathnameToHref } from '../../shared/paths/pathnameToHref';
import type { Product } from '../../shared/products';
import { RELEASE_CHANGE_KINDS, type ReleaseMinor, type ReleaseNameKind } from '../../shared/releases';
import { formatChangedName, minorToId } from '../releases/describeReleases';
import { readReleases } from '../release-tables/releaseFiles';
import { createWidget } from './createWidget';
import { formatDay, HELPER } from './Releases';

/** The minors with changes that are shown of each product. */
const SHOWN_MINORS = 3;

/** Names that are shown of a minor; its page has all. */
const SHOWN_NAMES = 8;

interface ProductSummary {
  product: Product;
  minors: ReleaseMinor[];
}

/** What people meet first, in this order. */
const SUMMARIZED: readonly ReleaseNameKind[] = ['prop', 'export', 'event', 'method', 'slot', 'class'];

function listNewNames({ changes }: ReleaseMinor): string[] {
  const added = changes.filter(({ kind, name }) => kind === 'added' && !HELPER.test(name));
  const names = SUMMARIZED.flatMap((what) => added.filter((change) => change.what === what));
  return [...new Set(names.map(formatChangedName))];
}

function Minor({ minor, pathname }: { minor: ReleaseMinor; pathname: string }) {
  const { language, t } = useLanguage();
  const names = listNewNames(minor);
  const shown = names.slice(0, SHOWN_NAMES);
  const counts = RELEASE_CHANGE_KINDS.flatMap((kind) => {
    const count = minor.changes.filter((change) => change.kind === kind).length;
    return count > 0 ? t(`releases.counts.${kind}`, { count: String(count) }) : [];
  });
  return (
    <li>
      <a data-generated="" href={pathnameToHref(`${pathname}/#${minorToId(minor.minor)}`, language)}>
        {minor.minor}
      </a>
      {minor.date && t('releases.dated', { date: formatDay(minor.date, language) })}
      {t('releases.colon')}
      {counts.join(t('releases.separator'))}
      {shown.length > 0 && (
        <>
          {t('releases.newNames')}
          {shown.map((name, index) => (
            <span key={name}>
              {index > 0 && t('releases.separator')}
              <code>{name}</code>
            </span>
          ))}
          {names.length > shown.length &&
            t('releases.others', { count: String(names.length - shown.length) })}
        </>
      )}
    </li>
  );
}

/** The newest minors of all products. */
export function ReleaseSummary({ data }: { data: readonly ProductSummary[] }) {
  const { language, t } = useLanguage();
  return data.map(({ product, minors }) => {
    const pathname = getReleasesPathname(product.folder);
    return (
      <section key={product.folder}>
        <h3 id={product.folder}>
          <a href={pathnameToHref(pathname, language)}>{t(`products.${product.id}`)}</a>
        </h3>
        <ul>
          {minors.map((minor) => (
            <Minor key={minor.minor} minor={minor} pathname={pathname} />
          ))}
        </ul>
      </section>
    );
  });
}

export const releaseSummary = createWidget(ReleaseSummary, async ({ projectDirectory }) => {
  const summaries = products.map(async (product): Promise<ProductSummary> => {
    const releases = await readReleases(projectDirectory, product.folder);
    const changed = releases?.minors.filter(({ changes }) => changes.length > 0) ?? [];
    return { product, minors: changed.slice(0, SHOWN_MINORS) };
  });
  return Promise.all(summaries);
});
