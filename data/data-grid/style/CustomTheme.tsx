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
  components: {
    MuiDataGrid: {
      defaultProps: { density: 'compact', disableColumnMenu: true },
      styleOverrides: {
        columnHeaderTitle: { fontWeight: 700 },
        cell: ({ theme: { palette } }) => ({ color: palette.primary.main }),
      },
    },
  },
});
// #endregion preview

export default function CustomTheme() {
  return (
    <Box sx={{ height: 190 }}>
      <ThemeProvider theme={theme}>
        <DataGrid
          label="Wind turbines with a custom theme"
          rows={turbines.slice(0, 4)}
          columns={columns}
          hideFooter
        />
      </ThemeProvider>
    </Box>
  );
}
