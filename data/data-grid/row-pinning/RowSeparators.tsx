import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { expenses } from './data';

type Separator = NonNullable<DataGridProProps['pinnedRowsSectionSeparator']>;

const separators: Separator[] = ['border-and-shadow', 'border'];

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 90 },
];

const pinnedRows = { bottom: [{ id: 'total', item: 'Total', spent: 4270 }] };

export default function RowSeparators() {
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
          label="Expenses with a separator next to the total"
          rows={expenses}
          columns={columns}
          pinnedRows={pinnedRows}
          pinnedRowsSectionSeparator={separator}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
