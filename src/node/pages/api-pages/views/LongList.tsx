import type { ReactNode } from 'react';

/** So many items make a list that stands between users and what follows it. */
const FOLDED_ITEMS = 20;

interface LongListProps {
  count: number;
  /** What is folded. */
  title: string;
  children: ReactNode;
}

/** A list for which few users look: closed where it is long. */
export function LongList({ count, title, children }: LongListProps) {
  return count < FOLDED_ITEMS ? (
    children
  ) : (
    <details className="details">
      <summary>
        <span className="details-title">{title}</span>
      </summary>
      {children}
    </details>
  );
}
