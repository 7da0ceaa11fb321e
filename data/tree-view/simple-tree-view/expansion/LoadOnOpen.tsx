import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const archives = ['2024', '2025', '2026'];

/** Simulates a request to your server. */
function fetchMonths(year: string): Promise<string[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve([`January ${year}`, `February ${year}`]), 800);
  });
}

export default function LoadOnOpen() {
  const requested = React.useRef(new Set<string>());
  const [months, setMonths] = React.useState<Record<string, string[]>>({});

  // #region preview
  const load = async (_event: React.SyntheticEvent | null, year: string, isExpanded: boolean) => {
    if (isExpanded && !requested.current.has(year)) {
      requested.current.add(year);
      const loaded = await fetchMonths(year);
      setMonths((old) => ({ ...old, [year]: loaded }));
    }
  };
  // #endregion preview

  return (
    <SimpleTreeView aria-label="Archive" onItemExpansionToggle={load} sx={{ minHeight: 290 }}>
      {archives.map((year) => (
        <TreeItem key={year} itemId={year} label={year}>
          {months[year] ? (
            months[year].map((month) => <TreeItem key={month} itemId={month} label={month} />)
          ) : (
            // Makes the item expandable before its children have loaded.
            <TreeItem itemId={`${year}-loading`} label="Loading…" disabled />
          )}
        </TreeItem>
      ))}
    </SimpleTreeView>
  );
}
