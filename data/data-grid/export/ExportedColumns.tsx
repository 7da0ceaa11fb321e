import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridExportOptions } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'ordered', headerName: 'Ordered', type: 'date' },
  { field: 'note', headerName: 'Note', width: 150, disableExport: true },
];

// #region preview
const choices: { label: string; options: GridExportOptions }[] = [
  { label: 'Default', options: {} },
  { label: 'All columns', options: { allColumns: true } },
  { label: 'Two fields', options: { fields: ['note', 'id'] } },
];
// #endregion preview

export default function ExportedColumns() {
  const apiRef = useGridApiRef();
  const [header, setHeader] = React.useState('none yet');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          label="Orders with a hidden column"
          apiRef={apiRef}
          rows={orders.slice(0, 3)}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { ordered: false } } }}
          hideFooter
        />
      </Box>
      <Stack direction="row" spacing={1}>
        {choices.map(({ label, options }) => (
          <Button
            key={label}
            variant="outlined"
            size="small"
            onClick={() => setHeader(apiRef.current?.getDataAsCsv(options).split('\r\n')[0] ?? '')}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Typography component="output" variant="body2">
        {`Exported columns: ${header}`}
      </Typography>
    </Stack>
  );
}
