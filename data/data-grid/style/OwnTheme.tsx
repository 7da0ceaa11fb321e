import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 100 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 80 },
  { field: 'output', headerName: 'MW', type: 'number', width: 90 },
];

const createOwnTheme = (mode: 'light' | 'dark') =>
  createTheme({
    palette: {
      mode,
      primary: { main: mode === 'light' ? '#00695c' : '#80cbc4' },
      DataGrid:
        mode === 'light'
          ? { bg: '#f6fbfa', headerBg: '#d7ece8', pinnedBg: '#e8f4f2' }
          : { bg: '#10201e', headerBg: '#1c3a36', pinnedBg: '#152b28' },
    },
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact', disableColumnMenu: true },
        styleOverrides: {
          root: { borderRadius: 12 },
          columnHeaderTitle: { fontWeight: 700 },
          cell: ({ theme }) => ({ color: theme.palette.primary.main }),
        },
      },
    },
  });

const themes = { light: createOwnTheme('light'), dark: createOwnTheme('dark') };

export default function OwnTheme() {
  const [dark, setDark] = useState(false);

  return (
    <Box>
      <FormControlLabel
        label="Dark"
        control={<Switch checked={dark} onChange={(_, checked) => setDark(checked)} />}
      />
      <Box sx={{ height: 190 }}>
        <ThemeProvider theme={themes[dark ? 'dark' : 'light']}>
          <DataGrid
            aria-label="Wind turbines with an own theme"
            rows={turbines.slice(0, 4)}
            columns={columns}
            hideFooter
          />
        </ThemeProvider>
      </Box>
    </Box>
  );
}
