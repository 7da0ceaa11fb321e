import { escapeHtml } from '../../../shared/escapeHtml';
import { FEED_HREF, getReleasesPathname, WHATS_NEW_PATHNAME } from '../../../shared/paths/feed';
import type { Product } from '../../../shared/products/products';
import {
  RELEASE_CHANGE_KINDS,
  type ProductReleases,
  type ReleaseMinor,
} from '../../../shared/products/releases';
import type { Translate } from '../../../shared/languages/translate';
import { formatChangedName, minorToId } from '../../pages/widgets/describeReleases';
import { compareNumbers } from '../../api/releases/versionNumbers';

/** Readers take over what they have not seen; older entries are on the pages. */
const MAX_ENTRIES = 40;

/** A product with its table. */
interface FeedProduct {
  product: Pick<Product, 'id' | 'folder'>;
  releases: ProductReleases;
}

interface RenderFeedOptions {
  products: readonly FeedProduct[];
  t: Translate;
  /** Scheme and host of the site. */
  origin: string;
}

function renderContent({ changes }: ReleaseMinor, t: Translate): string {
  return RELEASE_CHANGE_KINDS.map((kind) => {
    const names = changes.filter((change) => change.kind === kind).map(formatChangedName);
    const items = names.map((name) => `<li><code>${escapeHtml(name)}</code></li>`).join('');
    return items && `<h3>${escapeHtml(t(`releases.kinds.${kind}`))}</h3><ul>${items}</ul>`;
  }).join('');
}

function toTimestamp(date: string): string {
  return `${date}T00:00:00Z`;
}

function readMinor({ minor }: ReleaseMinor): number[] {
  return minor.split('.').map(Number);
}

/** An Atom feed with an entry for each minor version that changed a product, newest first. */
export function renderFeed({ products, t, origin }: RenderFeedOptions): string {
  const entries = products
    .flatMap(({ product, releases }) => releases.minors.map((minor) => ({ product, minor })))
    .filter(({ minor }) => minor.date && minor.changes.length > 0)
    .toSorted((a, b) => compareNumbers(readMinor(b.minor), readMinor(a.minor)))
    .slice(0, MAX_ENTRIES);
  const [newest = ''] = entries.map(({ minor }) => minor.date!).toSorted((a, b) => (a < b ? 1 : -1));
  const rendered = entries.map(({ product, minor }) => {
    const href = `${origin}${getReleasesPathname(product.folder)}/#${minorToId(minor.minor)}`;
    const title = t('releases.feed.entry', { product: t(`products.${product.id}`), minor: minor.minor });
    return `<entry>
<title>${escapeHtml(title)}</title>
<link href="${escapeHtml(href)}"/>
<id>${escapeHtml(href)}</id>
<updated>${toTimestamp(minor.date!)}</updated>
<content type="html">${escapeHtml(renderContent(minor, t))}</content>
</entry>
`;
  });
  const page = `${origin}${WHATS_NEW_PATHNAME}/`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeHtml(t('releases.feed.title'))}</title>
<link href="${escapeHtml(page)}"/>
<link rel="self" href="${escapeHtml(origin + FEED_HREF)}"/>
<id>${escapeHtml(page)}</id>
<updated>${toTimestamp(newest)}</updated>
<author><name>MUI X</name></author>
${rendered.join('')}</feed>
`;
}
