import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Part', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
];

export default function RowEditing() {
  const [saves, setSaves] = React.useState(0);
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          aria-label="Parts edited row by row"
          rows={parts}
          columns={columns}
          editMode="row"
          processRowUpdate={(part) => {
            setSaves((count) => count + 1);
            return part;
          }}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Rows saved: ${saves}`}
      </Typography>
    </Stack>
  );
}
