import type * as React from 'react';
import Stack from '@mui/material/Stack';
import { GridOverlay } from '@mui/x-data-grid';

/** An overlay with controls. ARIA allows only rows in a grid: the content is a cell in a row. */
export function OverlayCell({ children }: React.PropsWithChildren) {
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" spacing={1} sx={{ alignItems: 'center' }}>
        {children}
      </Stack>
    </GridOverlay>
  );
}
