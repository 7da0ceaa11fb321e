import Box from '@mui/material/Box';
import BedIcon from '@mui/icons-material/Bed';
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturb';
import MenuIcon from '@mui/icons-material/Menu';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { rooms } from './data';

export default function RoomIcons() {
  return (
    <Box sx={{ height: 216 }}>
      <DataGrid
        label="Rooms with their own icons"
        rows={rooms}
        columns={columns}
        slots={{
          booleanCellTrueIcon: BedIcon,
          booleanCellFalseIcon: DoNotDisturbIcon,
          columnMenuIcon: MenuIcon,
        }}
        hideFooter
      />
    </Box>
  );
}
