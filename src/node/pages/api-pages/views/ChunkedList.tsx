import { Children, createContext, useContext, type ReactNode } from 'react';

/** So many items are laid out, shown or put away together. */
const CHUNK_ITEMS = 8;

const RoleContext = createContext<'listitem' | undefined>(undefined);

/** The role of an item: the list that it belongs to may not be its parent. */
export function useItemRole(): 'listitem' | undefined {
  return useContext(RoleContext);
}

interface ChunkedListProps {
  className: string;
  label?: string;
  /** Items that read their role with `useItemRole`. */
  children: ReactNode;
}

/**
 * A list that is cut into chunks when it is long, so that the browser lays out no more than what is near the view.
 * To a screen reader it is one list.
 */
export function ChunkedList({ className, label, children }: ChunkedListProps) {
  const items = Children.toArray(children);
  if (items.length <= CHUNK_ITEMS) {
    return (
      <ul className={className} aria-label={label}>
        {items}
      </ul>
    );
  }
  const chunks = Array.from({ length: Math.ceil(items.length / CHUNK_ITEMS) }, (_, index) =>
    items.slice(index * CHUNK_ITEMS, (index + 1) * CHUNK_ITEMS),
  );
  return (
    // A `ul` may hold nothing but items.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="list" className={className} aria-label={label}>
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
