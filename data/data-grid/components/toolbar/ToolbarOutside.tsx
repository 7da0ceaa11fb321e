import * as React from 'react';
import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'place', headerName: 'Place', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

const ToolbarPlace = React.createContext<HTMLElement | null>(null);

function OutsideToolbar() {
  const place = React.useContext(ToolbarPlace);
  const button = <ToolbarButton render={<Button size="small" />} />;
  // #region preview
  return (
    place &&
    createPortal(
      <Toolbar style={{ border: 'none', padding: 0, gap: 4 }}>
        <ColumnsPanelTrigger render={button}>Columns</ColumnsPanelTrigger>
        <FilterPanelTrigger render={button}>Filters</FilterPanelTrigger>
      </Toolbar>,
      place,
    )
  );
  // #endregion preview
}

export default function ToolbarOutside() {
  const [place, setPlace] = React.useState<HTMLElement | null>(null);
  return (
    <Stack spacing={1}>
      <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', px: 2, minHeight: 54 }}>
        <Typography sx={{ flex: 1 }}>Nursery</Typography>
        <div ref={setPlace} />
      </Paper>
      <Box sx={{ height: 320 }}>
        <ToolbarPlace.Provider value={place}>
          <DataGrid
            label="Plants below their toolbar"
            rows={plants}
            columns={columns}
            showToolbar
            slots={{ toolbar: OutsideToolbar }}
            hideFooter
          />
        </ToolbarPlace.Provider>
      </Box>
    </Stack>
  );
}
