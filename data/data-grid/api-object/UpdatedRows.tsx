import * as React from 'react';
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
  const nextId = React.useRef(900);
  const take = () => {
    const row = apiRef.current?.getRow(1);
    apiRef.current?.updateRows([{ id: 1, stock: row.stock - 1 }]);
  };
  const add = () => {
    nextId.current += 1;
    apiRef.current?.updateRows([{ id: nextId.current, name: `Washer ${nextId.current}`, stock: 5 }]);
  };
  const removeLast = () => {
    const id = apiRef.current?.getAllRowIds().findLast((rowId) => rowId !== 1);
    if (id !== undefined) {
      apiRef.current?.updateRows([{ id, _action: 'delete' }]);
    }
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={take}>
          Take a bearing
        </Button>
        <Button size="small" variant="outlined" onClick={add}>
          Add a part
        </Button>
        <Button size="small" variant="outlined" onClick={removeLast}>
          Remove the last
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Parts that change"
          rows={firstParts}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
