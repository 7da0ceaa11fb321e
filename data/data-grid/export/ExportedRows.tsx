import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

// #region preview
const choices: { label: string; getRowsToExport?: GridCsvExportOptions['getRowsToExport'] }[] = [
  { label: 'Default' },
  {
    label: 'Current page',
    getRowsToExport: ({ apiRef }) => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
  },
  { label: 'Ignore selection', getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef) },
  { label: 'All rows', getRowsToExport: ({ apiRef }) => gridSortedRowIdsSelector(apiRef) },
];
// #endregion preview

export default function ExportedRows() {
  const apiRef = useGridApiRef();
  const [ids, setIds] = React.useState('none yet');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          label="Paid orders in pages"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          checkboxSelection
          initialState={{
            pagination: { paginationModel: { pageSize: 3 } },
            filter: { filterModel: { items: [{ field: 'paid', operator: 'is', value: 'true' }] } },
          }}
          pageSizeOptions={[3]}
        />
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {choices.map(({ label, getRowsToExport }) => (
          <Button
            key={label}
            variant="outlined"
            size="small"
            onClick={() => {
              const options = { fields: ['id'], includeHeaders: false, getRowsToExport };
              setIds(apiRef.current?.getDataAsCsv(options).replaceAll('\r\n', ', ') ?? '');
            }}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Typography component="output" variant="body2">
        {`Exported rows: ${ids}`}
      </Typography>
    </Stack>
  );
}
