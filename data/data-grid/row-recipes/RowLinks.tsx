import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const toUrl = (id: GridRowId) => `https://example.com/orders/${id}`;

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    renderCell: ({ id, value, tabIndex }) => (
      <Link href={toUrl(id)} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

export default function RowLinks() {
  const [url, setUrl] = React.useState('');
  const navigate = setUrl; // in your app, a function of your router

  // #region preview
  const open = ({ id }: { id: GridRowId }, event: React.MouseEvent | React.KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault(); // the link does not load the page
      navigate(toUrl(id));
    }
  };
  // #endregion preview

  return (
    <div>
      <Box sx={{ height: 270 }}>
        <DataGrid
          label="Orders that open on click"
          rows={orders}
          columns={columns}
          onRowClick={open}
          onCellKeyDown={({ id }, event) => {
            if (event.key === 'Enter') {
              open({ id }, event);
            }
          }}
          disableRowSelectionOnClick
          sx={{ [`& .${gridClasses.row}`]: { cursor: 'pointer' } }}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Opened: ${url || 'none'}`}
      </Typography>
    </div>
  );
}
