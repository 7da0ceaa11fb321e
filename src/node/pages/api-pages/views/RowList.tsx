import { createContext, useContext, type ReactNode } from 'react';
import { ChunkedList } from './ChunkedList';

/** Whether a filter is above the lists; those that nothing searches need no chunks. */
const FilterContext = createContext(true);

export const FilterProvider = FilterContext;

interface RowListProps {
  className?: string;
  label?: string;
  /** Rows. */
  children: ReactNode;
}

/** A list of rows. Where a filter searches it, it touches no more than the chunks in view (`createRowsDisplay`). */
export function RowList({ className, label, children }: RowListProps) {
  const classes = className ? `api-rows ${className}` : 'api-rows';
  if (useContext(FilterContext)) {
    return (
      <ChunkedList className={classes} label={label}>
        {children}
      </ChunkedList>
    );
  }
  return (
    <ul className={classes} aria-label={label}>
      {children}
    </ul>
  );
}
