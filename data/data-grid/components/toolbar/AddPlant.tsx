import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import AddIcon from '@mui/icons-material/Add';
import { DataGrid, Toolbar, ToolbarButton, useGridApiContext } from '@mui/x-data-grid';
import { columns } from './columns';
import { plants, type Plant } from './data';

const focusInput = (input: HTMLInputElement | null) => input?.focus();

function AddToolbar() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const addPlant = (form: FormData) => {
    const id = apiRef.current.getRowsCount() + 1;
    const plant: Plant = { id, name: String(form.get('name')), place: 'Outdoor', stock: 0 };
    apiRef.current.updateRows([plant]);
    setAnchor(null);
  };
  return (
    <Toolbar>
      <ToolbarButton
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        render={<Button size="small" startIcon={<AddIcon />} />}
      >
        Add plant
      </ToolbarButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'New plant' } }}
      >
        <Box component="form" action={addPlant} sx={{ display: 'flex', gap: 1, p: 2 }}>
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
