import type { ReactNode } from 'react';

interface WidgetTableProps {
  /** The names of the columns. */
  heads: string[];
  /** The rows. */
  children: ReactNode;
}

/** A table that scrolls where it is wider than the page. */
export function WidgetTable({ heads, children }: WidgetTableProps) {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
