import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 100 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 80 },
  { field: 'output', headerName: 'MW', type: 'number', width: 90 },
];

const variables = {
  '--DataGrid-t-header-background-base': '#283593',
  '--DataGrid-t-color-background-base': '#1a237e',
  '--DataGrid-t-color-foreground-base': '#e8eaf6',
  '--DataGrid-t-color-border-base': '#5c6bc0',
  '--DataGrid-t-color-interactive-hover': '#ffffff',
  '--DataGrid-t-color-interactive-hover-opacity': 0.12,
  '--DataGrid-t-radius-base': '16px',
};

export default function GridVariables() {
  const [selector, setSelector] = useState<'root' | 'none'>('root');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Selector of the variables"
        value={selector}
        onChange={(_, value: 'root' | 'none' | null) => value && setSelector(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="root" sx={{ textTransform: 'none' }}>
          {'sx: & + root class'}
        </ToggleButton>
        <ToggleButton value="none" sx={{ textTransform: 'none' }}>
          {'sx: no selector'}
        </ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 214 }}>
        <DataGrid
          aria-label="Wind turbines with own variables"
          rows={turbines.slice(0, 3)}
          columns={columns}
          hideFooter
          sx={selector === 'root' ? { [`&.${gridClasses.root}`]: variables } : variables}
        />
      </Box>
    </Box>
  );
}
