import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
];

const firstParts = parts.slice(0, 4);

export default function UpdatedRows() {
  const apiRef = useGridApiRef();
  // #region preview
  const take = () => {
    const bearing = apiRef.current?.getRow(1);
    apiRef.current?.updateRows([{ id: 1, stock: bearing.stock - 1 }]);
  };
  const add = () => apiRef.current?.updateRows([{ id: 901, name: 'Washer 901', stock: 5 }]);
  const remove = () => apiRef.current?.updateRows([{ id: 901, _action: 'delete' }]);
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={take}>
          Take a bearing
        </Button>
        <Button size="small" variant="outlined" onClick={add}>
          Add the washer
        </Button>
        <Button size="small" variant="outlined" onClick={remove}>
          Remove the washer
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid apiRef={apiRef} label="Parts that change" rows={firstParts} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
