import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { sales, type StoreSales } from './data';

type Separator = NonNullable<DataGridProProps['pinnedColumnsSectionSeparator']>;

const separators: Separator[] = ['border-and-shadow', 'border', 'shadow'];

const columns: GridColDef<StoreSales>[] = [
  { field: 'store', headerName: 'Store', width: 120 },
  { field: 'january', headerName: 'January', type: 'number', width: 260 },
  { field: 'february', headerName: 'February', type: 'number', width: 260 },
  { field: 'march', headerName: 'March', type: 'number', width: 260 },
];

export default function Separators() {
  const [separator, setSeparator] = React.useState<Separator>('border-and-shadow');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Separator"
        value={separator}
        onChange={(_event, value: Separator | null) => setSeparator(value ?? separator)}
      >
        {separators.map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 284 }}>
        {/* #region preview */}
        <DataGridPro
          label="Sales with a separator next to the pinned column"
          rows={sales}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['store'] } }}
          pinnedColumnsSectionSeparator={separator}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
