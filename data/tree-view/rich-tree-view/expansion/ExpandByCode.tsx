import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { people } from './people';

export default function ExpandByCode() {
  const apiRef = useRichTreeViewApiRef();
  const [isOpen, setIsOpen] = React.useState(false);

  const toggleSales = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion({ event, itemId: 'okafor', shouldBeExpanded: true });
    apiRef.current?.setItemExpansion({ event, itemId: 'novak' });
  };

  return (
    <Stack spacing={2} sx={{ minHeight: 270 }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        aria-expanded={isOpen}
        onClick={toggleSales}
      >
        Sales
      </Button>
      <RichTreeView
        aria-label="Organization with a button"
        apiRef={apiRef}
        items={people}
        onItemExpansionToggle={(_event, itemId, isExpanded) => itemId === 'novak' && setIsOpen(isExpanded)}
      />
    </Stack>
  );
}
