import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { people } from './people';

export default function ExpandByCode() {
  const apiRef = useRichTreeViewApiRef();

  // #region preview
  const showSales = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion({ event, itemId: 'okafor', shouldBeExpanded: true });
    apiRef.current?.setItemExpansion({ event, itemId: 'novak', shouldBeExpanded: true });
  };
  // #endregion preview

  return (
    <Stack spacing={2} sx={{ minHeight: 270 }}>
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={showSales}>
        Show the sales team
      </Button>
      <RichTreeView aria-label="Organization with a button" apiRef={apiRef} items={people} />
    </Stack>
  );
}
