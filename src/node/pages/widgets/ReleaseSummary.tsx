import { products } from '../../../../data/products';
import { useLanguage } from '../../../client/providers/language/LanguageProvider';
import { getReleasesPathname } from '../../../shared/paths/feed';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import type { Product } from '../../../shared/products/products';
import type { ReleaseNameKind } from '../../../shared/products/releases';
import { describeReleases, formatChangedName, type ShownChange, type ShownMinor } from './describeReleases';
import { readReleases } from '../../api/release-tables/releaseFiles';
import { createWidget } from './createWidget';
import { formatDay, HELPER, Name } from './Releases';

/** The minors with changes that are shown of each product. */
const SHOWN_MINORS = 3;

/** Names that are shown of a minor; its page has all. */
const SHOWN_NAMES = 8;

interface ProductSummary {
  product: Product;
  minors: ShownMinor[];
}

/** What people meet first, in this order. */
const SUMMARIZED: readonly ReleaseNameKind[] = ['prop', 'export', 'event', 'method', 'slot', 'class'];

/** What is new, each name once: what people meet first, and last what comes with it. */
function listNew({ groups }: ShownMinor): { shown: ShownChange[]; others: number } {
  const added = groups.find(({ kind }) => kind === 'added')?.changes ?? [];
  const own = added.filter(({ name }) => !HELPER.test(name));
  const sorted = SUMMARIZED.flatMap((what) => own.filter((change) => change.what === what));
  const changes = new Map(sorted.map((change) => [formatChangedName(change), change]));
  const shown = [...changes.values()].slice(0, SHOWN_NAMES);
  return { shown, others: new Set(added.map(formatChangedName)).size - shown.length };
}

function Minor({ shownMinor, pathname }: { shownMinor: ShownMinor; pathname: string }) {
  const { language, t } = useLanguage();
  const { minor, id, date, groups } = shownMinor;
  const { shown, others } = listNew(shownMinor);
  const counts = groups.map(({ kind, changes }) =>
    t(`releases.counts.${kind}`, { count: String(changes.length) }),
  );
  return (
    <details className="details">
      <summary>
        <span className="details-title">
          {minor}
          {date && t('releases.dated', { date: formatDay(date, language) })}
          {t('releases.colon')}
          {counts.join(t('releases.separator'))}
        </span>
      </summary>
      <div className="details-content">
        {shown.length > 0 && (
          <p>
            {t('releases.newNames')}
            {shown.map((change, index) => (
              <span key={formatChangedName(change)}>
                {index > 0 && t('releases.separator')}
                <Name change={change} />
              </span>
            ))}
            {others > 0 && t('releases.others', { count: String(others) })}
          </p>
        )}
        <p>
          <a data-generated="" href={pathnameToHref(`${pathname}/#${id}`, language)}>
            {t('releases.all', { minor })}
          </a>
        </p>
      </div>
    </details>
  );
}

/** The newest minors of all products. */
function ReleaseSummary({ data }: { data: readonly ProductSummary[] }) {
  const { language, t } = useLanguage();
  return data.map(({ product, minors }) => {
    const pathname = getReleasesPathname(product.folder);
    return (
      <section key={product.folder}>
        <h3 id={product.folder}>
          <a href={pathnameToHref(pathname, language)}>{t(`products.${product.id}`)}</a>
        </h3>
        {minors.map((minor) => (
          <Minor key={minor.minor} shownMinor={minor} pathname={pathname} />
        ))}
      </section>
    );
  });
}

export const releaseSummary = createWidget(ReleaseSummary, async (context) => {
  const { projectDirectory, api, usage, pathnames } = context;
  const summaries = products.map(async (product): Promise<ProductSummary> => {
    const releases = await readReleases(projectDirectory, product.folder);
    const changed = releases?.minors.filter(({ changes }) => changes.length > 0).slice(0, SHOWN_MINORS);
    return {
      product,
      minors: changed
        ? describeReleases({
            product: product.folder,
            releases: { ...releases!, minors: changed },
            api,
            usage,
            pathnames,
          })
        : [],
    };
  });
  return Promise.all(summaries);
});
