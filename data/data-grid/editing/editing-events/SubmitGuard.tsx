import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridCellModes, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 100, editable: true },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 110, editable: true },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 80, editable: true },
];

export default function SubmitGuard() {
  const [isEditing, setIsEditing] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button size="small" variant="outlined" disabled={isEditing}>
        Submit order
      </Button>
      <Box sx={{ height: 266, width: '100%' }}>
        <DataGrid
          label="Plants to submit"
          rows={plants}
          columns={columns}
          // #region preview
          onCellModesModelChange={(model) => {
            const cells = Object.values(model).flatMap((fields) => Object.values(fields));
            setIsEditing(cells.some(({ mode }) => mode === GridCellModes.Edit));
          }}
          // #endregion preview
          hideFooter
        />
      </Box>
    </Stack>
  );
}
