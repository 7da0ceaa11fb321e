import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import SettingsIcon from '@mui/icons-material/Settings';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import { plants, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'place', headerName: 'Place', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

function SettingsToolbar() {
  const apiRef = useGridApiContext();
  // #region preview
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;

  const select = (value: GridDensity) => {
    apiRef.current.setDensity(value);
    setAnchor(null);
  };
  // #endregion preview
  return (
    <Toolbar>
      <Tooltip title="Density">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <SettingsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Density' } }}
      >
        {densities.map((value) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === density}
            selected={value === density}
            onClick={() => select(value)}
          >
            <ListItemText>{value}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

export default function DensityMenu() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid
        label="Plants with a settings menu"
        rows={plants}
        columns={columns}
        showToolbar
        slots={{ toolbar: SettingsToolbar }}
        hideFooter
      />
    </Box>
  );
}
