import { languageToPrefix, type Language } from '../../../shared/languages/languages';
import type { VersionLink } from '../../../shared/page/pageProps';
import type { Product, VersionedPart } from '../../../shared/products/products';

interface ProductIdentifier {
  /** Line above the name; empty outside the products. */
  metadata: string;
  name: string;
  /** The current version first. */
  versions: VersionLink[];
}

interface ProductIdentifierOptions {
  /** The final id of `getProductIds`; an unknown one selects the suite. */
  productId: string;
  language: Language;
  /** Version of the documentation itself, without `v`. */
  docsVersion: string;
  products: readonly Product[];
  suite: VersionedPart;
}

/** Name and version menu of the product that a page belongs to. */
export function getProductIdentifier(options: ProductIdentifierOptions): ProductIdentifier {
  const { productId, language, docsVersion, products, suite } = options;
  const { metadata, name, pathname, olderVersions } = products.find(({ id }) => id === productId) ?? suite;
  const prefix = languageToPrefix(language);
  const current: VersionLink = { text: `v${docsVersion}`, href: `${prefix}${pathname}/`, current: true };
  const older = olderVersions.map(({ text, origin, path = `${pathname}/` }): VersionLink => {
    return { text, href: origin + prefix + path };
  });
  return { metadata, name, versions: [current, ...older] };
}
