import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const years = ['2024', '2025', '2026'];
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function GoToReport() {
  const apiRef = useSimpleTreeViewApiRef();

  // #region preview
  const goToReport = (event: React.SyntheticEvent) => {
    // The child must be mounted before it can receive the focus.
    flushSync(() => apiRef.current?.setItemExpansion({ itemId: '2026', shouldBeExpanded: true }));
    apiRef.current?.focusItem(event, '2026-Q3');
  };
  // #endregion preview

  return (
    <div>
      <Button variant="outlined" onClick={goToReport} sx={{ mb: 2 }}>
        Go to 2026 Q3
      </Button>
      <SimpleTreeView aria-label="Reports" apiRef={apiRef}>
        {years.map((year) => (
          <TreeItem key={year} itemId={year} label={year}>
            {quarters.map((quarter) => (
              <TreeItem key={quarter} itemId={`${year}-${quarter}`} label={`${year} ${quarter}`} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </div>
  );
}
