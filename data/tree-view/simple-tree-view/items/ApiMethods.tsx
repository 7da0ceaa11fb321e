import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const years = ['2022', '2023', '2024', '2025'];
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function ApiMethods() {
  const apiRef = useSimpleTreeViewApiRef();

  const goToReport = (event: React.SyntheticEvent) => {
    // The child must be mounted before it can receive the focus.
    flushSync(() => apiRef.current?.setItemExpansion({ itemId: '2025', shouldBeExpanded: true }));
    apiRef.current?.focusItem(event, '2025-Q3');
    apiRef.current?.getItemDOMElement('2025-Q3')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={goToReport}>
          Go to 2025 Q3
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setIsItemDisabled({ itemId: '2022' })}>
          Lock or unlock 2022
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setItemExpansion({ itemId: '2023' })}>
          Toggle 2023
        </Button>
      </Stack>
      <Box sx={{ height: 200, overflow: 'auto' }}>
        <SimpleTreeView aria-label="Reports" apiRef={apiRef}>
          {years.map((year) => (
            <TreeItem
              key={year}
              itemId={year}
              label={year}
              // Without animation a child is in its place at once, and can be scrolled to.
              slotProps={{ groupTransition: { timeout: 0 } }}
            >
              {quarters.map((quarter) => (
                <TreeItem key={quarter} itemId={`${year}-${quarter}`} label={`${year} ${quarter}`} />
              ))}
            </TreeItem>
          ))}
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
