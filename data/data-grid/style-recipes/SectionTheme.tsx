import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 80 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 130 },
];

// #region preview
const addGridStyles = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiDataGrid: {
      defaultProps: { density: 'compact', showColumnVerticalBorder: true },
      styleOverrides: { root: { borderRadius: 0 }, columnHeaderTitle: { textTransform: 'uppercase' } },
    },
  },
});
// #endregion preview

export default function SectionTheme() {
  return (
    <ThemeProvider theme={addGridStyles}>
      <Box sx={{ height: 190 }}>
        <DataGrid label="Sensors in a section" rows={sensors.slice(0, 4)} columns={columns} hideFooter />
      </Box>
    </ThemeProvider>
  );
}
