import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import AddIcon from '@mui/icons-material/Add';
import { DataGrid, Toolbar, ToolbarButton, useGridApiContext, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'place', headerName: 'Place', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

const focusInput = (input: HTMLInputElement | null) => input?.focus();

function AddToolbar() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const addPlant = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = apiRef.current.getRowsCount() + 1;
    const name = String(new FormData(event.currentTarget).get('name'));
    apiRef.current.updateRows([{ id, name, place: 'Outdoor', stock: 0 }]);
    setAnchor(null);
  };
  return (
    <Toolbar>
      {/* #region preview */}
      <ToolbarButton
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        render={<Button size="small" startIcon={<AddIcon />} />}
      >
        Add plant
      </ToolbarButton>
      {/* #endregion preview */}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'New plant' } }}
      >
        <Box component="form" onSubmit={addPlant} sx={{ display: 'flex', gap: 1, p: 2 }}>
          <TextField name="name" label="Name" size="small" required inputRef={focusInput} />
          <Button type="submit" variant="contained">
            Add
          </Button>
        </Box>
      </Popover>
    </Toolbar>
  );
}

export default function AddPlant() {
  return (
    <Box sx={{ height: 424 }}>
      <DataGrid
        label="Plants to add to"
        rows={plants}
        columns={columns}
        showToolbar
        slots={{ toolbar: AddToolbar }}
        hideFooter
      />
    </Box>
  );
}
