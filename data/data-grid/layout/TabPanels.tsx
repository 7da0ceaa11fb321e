import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ferries, type Ferry } from './data';

const columns: GridColDef<Ferry>[] = [
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 90 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 80 },
];

export default function TabPanels() {
  const [tab, setTab] = useState<'map' | 'list'>('map');

  return (
    <Box>
      <Tabs value={tab} onChange={(_, value: 'map' | 'list') => setTab(value)} aria-label="Ferries">
        <Tab value="map" label="Map" id="tab-map" aria-controls="panel-map" />
        <Tab value="list" label="List" id="tab-list" aria-controls="panel-list" />
      </Tabs>
      <Box sx={{ height: 230, pt: 1 }}>
        <Box role="tabpanel" id="panel-map" aria-labelledby="tab-map" hidden={tab !== 'map'}>
          <Typography>The map of all routes.</Typography>
        </Box>
        <Box
          role="tabpanel"
          id="panel-list"
          aria-labelledby="tab-list"
          hidden={tab !== 'list'}
          sx={{ height: '100%' }}
        >
          {/* #region preview */}
          {tab === 'list' && (
            <DataGrid label="Ferries in a tab" rows={ferries.slice(0, 3)} columns={columns} hideFooter />
          )}
          {/* #endregion preview */}
        </Box>
      </Box>
    </Box>
  );
}
