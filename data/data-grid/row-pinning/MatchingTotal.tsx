import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { expenses } from './data';

// #region preview
function SpentTotal() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  return <strong>{matches.reduce((sum, { model }) => sum + model.spent, 0)}</strong>;
}
// #endregion preview

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'category', headerName: 'Category', width: 90 },
  {
    field: 'spent',
    headerName: 'Spent',
    type: 'number',
    width: 90,
    renderCell: ({ rowNode, formattedValue }) =>
      rowNode.type === 'pinnedRow' ? <SpentTotal /> : formattedValue,
  },
];

const pinnedRows = { bottom: [{ id: 'total', item: 'Total' }] };

export default function MatchingTotal() {
  const [travel, setTravel] = React.useState(false);
  const items = travel ? [{ field: 'category', operator: 'equals', value: 'Travel' }] : [];
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={travel} onChange={(_, checked) => setTravel(checked)} />}
        label="Only travel"
      />
      <Box sx={{ height: 318 }}>
        <DataGridPro
          label="Expenses with a total of the filtered rows"
          rows={expenses}
          columns={columns}
          pinnedRows={pinnedRows}
          filterModel={{ items }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
