import { Children, createContext, useContext, type ReactNode } from 'react';

/** So many rows are shown or put away together by the filter. */
const CHUNK_ROWS = 8;

/** Whether a filter stands above the lists; those that nothing searches need no chunks. */
const FilterContext = createContext(true);

export const FilterProvider = FilterContext;

const RoleContext = createContext<'listitem' | undefined>(undefined);

/** The role of a row: the list that it belongs to may not be its parent. */
export function useRowRole(): 'listitem' | undefined {
  return useContext(RoleContext);
}

interface RowListProps {
  className?: string;
  label?: string;
  /** Rows. */
  children: ReactNode;
}

/**
 * A list of rows. Where a filter searches it, a long one is cut into chunks, so that the browser lays out, and the
 * filter touches, no more than what is in view (`createRowsDisplay`). To a screen reader it is one list.
 */
export function RowList({ className, label, children }: RowListProps) {
  const rows = Children.toArray(children);
  const hasFilter = useContext(FilterContext);
  const classes = className ? `api-rows ${className}` : 'api-rows';
  if (!hasFilter || rows.length <= CHUNK_ROWS) {
    return (
      <ul className={classes} aria-label={label}>
        {rows}
      </ul>
    );
  }
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK_ROWS) }, (_, index) =>
    rows.slice(index * CHUNK_ROWS, (index + 1) * CHUNK_ROWS),
  );
  return (
    // A `ul` may hold nothing but items.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="list" className={classes} aria-label={label}>
      <RoleContext value="listitem">
        {chunks.map((chunk, index) => (
          <ul key={index} role="none" className="api-chunk">
            {chunk}
          </ul>
        ))}
      </RoleContext>
    </div>
  );
}
