import { PRODUCT_FOLDERS } from '../../shared/products/products';
import { HIT_SORTS, type HitFilter } from './groupHits';
import { useSay } from './SearchTexts';

interface SearchFiltersProps {
  filter: HitFilter;
  onFilter: (filter: HitFilter) => void;
}

/** What of the results is shown: one kind, one product, or both; a second press shows all again. */
export function SearchFilters({ filter, onFilter }: SearchFiltersProps) {
  const say = useSay();
  return (
    <fieldset className="search-filters" aria-label={say('filters.label')}>
      {HIT_SORTS.map((sort) => (
        <button
          key={sort}
          type="button"
          aria-pressed={filter.sort === sort}
          onClick={() => onFilter({ ...filter, sort: filter.sort === sort ? undefined : sort })}
        >
          {say(`filters.${sort}`)}
        </button>
      ))}
      <span className="search-filters-line" />
      {PRODUCT_FOLDERS.map((folder) => (
        <button
          key={folder}
          type="button"
          aria-pressed={filter.product === folder}
          onClick={() => onFilter({ ...filter, product: filter.product === folder ? undefined : folder })}
        >
          {say(`products.${folder}`)}
        </button>
      ))}
    </fieldset>
  );
}
