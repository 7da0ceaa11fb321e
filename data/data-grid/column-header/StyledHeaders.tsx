import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const measured = ({ field }: { field: string }) => `measured measured-${field}`;

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 80, headerClassName: 'place' },
  {
    field: 'temperature',
    headerName: '°C',
    type: 'number',
    width: 90,
    align: 'center',
    headerAlign: 'center',
    headerClassName: measured,
  },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 120, headerClassName: measured },
];

export default function StyledHeaders() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        aria-label="Weather stations with styled headers"
        rows={stations}
        columns={columns}
        showColumnVerticalBorder
        sx={{
          [`&.${gridClasses.root}`]: {
            '--DataGrid-t-header-background-base': (theme) => {
              const { palette } = theme.vars ?? theme;
              return `color-mix(in srgb, ${palette.primary.main} 15%, ${palette.background.paper})`;
            },
          },
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          [`& .${gridClasses['columnHeader--sorted']}`]: { color: 'primary.main' },
          '& .place': { textTransform: 'uppercase' },
          '& .measured': { fontStyle: 'italic' },
        }}
        hideFooter
      />
    </Box>
  );
}
