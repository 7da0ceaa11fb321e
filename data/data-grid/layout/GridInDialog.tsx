import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ferries, type Ferry } from './data';

const columns: GridColDef<Ferry>[] = [
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 90 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 80 },
];

export default function GridInDialog() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose a ferry
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth aria-labelledby="ferry-dialog">
        <DialogTitle id="ferry-dialog">Ferries</DialogTitle>
        {/* #region preview */}
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
          <DataGrid label="Ferries in a dialog" rows={ferries} columns={columns} hideFooter />
        </DialogContent>
        {/* #endregion preview */}
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
