import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 100 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 80 },
  { field: 'output', headerName: 'MW', type: 'number', width: 90 },
];

// #region preview
const theme = createTheme({
  palette: {
    DataGrid: { bg: '#f6fbfa', headerBg: '#d7ece8', pinnedBg: '#e8f4f2' },
  },
});
// #endregion preview

export default function BackgroundColors() {
  return (
    <Box sx={{ height: 214 }}>
      <ThemeProvider theme={theme}>
        <DataGrid
          label="Wind turbines on a green background"
          rows={turbines.slice(0, 3)}
          columns={columns}
          hideFooter
        />
      </ThemeProvider>
    </Box>
  );
}
