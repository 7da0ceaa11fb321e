import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, Toolbar, useGridApiContext, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
];

function StockToolbar() {
  // #region preview
  const apiRef = useGridApiContext();
  const showLow = () =>
    apiRef.current.setFilterModel({ items: [{ field: 'stock', operator: '<', value: 10 }] });
  const startOver = () => {
    apiRef.current.setFilterModel({ items: [] });
    apiRef.current.setSortModel([]);
  };
  // #endregion preview
  return (
    <Toolbar aria-label="Stock">
      <Button size="small" onClick={showLow}>
        Low stock
      </Button>
      <Button size="small" onClick={startOver}>
        Show all
      </Button>
    </Toolbar>
  );
}

export default function ToolbarActions() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        label="Parts with a toolbar"
        rows={parts}
        columns={columns}
        showToolbar
        slots={{ toolbar: StockToolbar }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
