import { products } from '../../../../data/products';
import type { Language } from '../../../shared/languages/languages';
import { getProductIds } from '../../base/navigation/getProductIds';
import type { ProductId } from '../../../shared/products/products';
import { createTranslate } from '../../base/texts/createTranslate';
import type { PageSummary } from '../../base/store/pageSummary';

/** What a social card says. */
export interface SocialCard {
  language: Language;
  /** Absent on pages about the suite. */
  product?: { id: ProductId; name: string };
  /** The version of the documentation, without `v`. */
  docsVersion: string;
  title: string;
  description: string;
}

/** Reads from a page what its card says. */
export function describeCard(page: PageSummary, docsVersion: string): SocialCard {
  const { productId } = getProductIds(`${page.pathname}/`);
  const product = products.find(({ id }) => id === productId);
  const language = page.titleLanguage ?? page.contentLanguage;
  return {
    language,
    product: product && { id: product.id, name: createTranslate(language)(`products.${product.id}`) },
    docsVersion,
    title: page.title,
    description: page.description,
  };
}
