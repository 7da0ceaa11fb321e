import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridFilteredSortedRowEntriesSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

function download(text: string, type: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

function JsonToolbar() {
  // #region preview
  const apiRef = useGridApiContext();
  const exportJson = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const rows = gridFilteredSortedRowEntriesSelector(apiRef).map(({ id }) =>
      Object.fromEntries(fields.map((field) => [field, apiRef.current.getCellValue(id, field)])),
    );
    download(JSON.stringify(rows, null, 2), 'application/json', 'orders.json');
  };
  // #endregion preview
  return (
    <Toolbar aria-label="Export as JSON">
      <ToolbarButton render={<Button size="small" />} onClick={exportJson}>
        Download JSON
      </ToolbarButton>
    </Toolbar>
  );
}

export default function JsonExport() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        label="Orders as JSON"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: JsonToolbar }}
        hideFooter
      />
    </Box>
  );
}
