import type { ProductFolder } from '../products';
import type { SearchKind } from './searchIndex';

/** Words that a search reads in a way of their own: those of the default language, and those of its own. */
export interface SearchWords {
  /** Words that do not distinguish one question from another, and the name of the suite. */
  ignored: readonly string[];
  /** What only one product has, or nearly: who says it means that product. Without their endings. */
  products: Readonly<Record<ProductFolder, readonly string[]>>;
  /** Words that readers say for a kind beside the name: `toolbar slot`. */
  kinds: Readonly<Partial<Record<SearchKind, readonly string[]>>>;
}
