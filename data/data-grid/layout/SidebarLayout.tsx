import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ferries, type Ferry } from './data';

const columns: GridColDef<Ferry>[] = [
  { field: 'departs', headerName: 'Departs', width: 240 },
  { field: 'route', headerName: 'Route', width: 240 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 240 },
];

export default function SidebarLayout() {
  const [shrinks, setShrinks] = useState(true);

  return (
    <Box>
      <FormControlLabel
        label="minWidth: 0"
        control={<Switch checked={shrinks} onChange={(_, checked) => setShrinks(checked)} />}
      />
      <Box sx={{ overflow: 'auto', border: 1, borderColor: 'divider', p: 1 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '80px 1fr', gap: 1 }}>
          <Typography component="nav" variant="body2">
            Sidebar
          </Typography>
          {/* #region preview */}
          <Box sx={{ height: 220, minWidth: shrinks ? 0 : 'auto' }}>
            <DataGrid
              label="Ferries beside a sidebar"
              rows={ferries.slice(0, 3)}
              columns={columns}
              hideFooter
            />
          </Box>
          {/* #endregion preview */}
        </Box>
      </Box>
    </Box>
  );
}
