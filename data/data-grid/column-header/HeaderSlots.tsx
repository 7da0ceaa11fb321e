import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import { DataGrid, gridClasses, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 150 },
];

const BarsIcon = () => <MenuIcon fontSize="small" />;
const NoLine = () => null;

const signs = { asc: '▲', desc: '▼' };

// #region preview
// A click on the button bubbles to the header, which sorts.
function SortSign({ direction, disabled }: GridSlotProps['columnHeaderSortIcon']) {
  return (
    <IconButton aria-label="Sort" disabled={disabled} size="small" tabIndex={-1} sx={{ fontSize: 14 }}>
      <span>{direction ? signs[direction] : '⇅'}</span>
    </IconButton>
  );
}
// #endregion preview

export default function HeaderSlots() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Weather stations with custom icons in the headers"
        rows={stations}
        columns={columns}
        slots={{ columnHeaderSortIcon: SortSign, columnMenuIcon: BarsIcon, columnResizeIcon: NoLine }}
        sx={{ [`& .${gridClasses.menuIcon}`]: { visibility: 'visible', width: 'auto' } }}
        hideFooter
      />
    </Box>
  );
}
