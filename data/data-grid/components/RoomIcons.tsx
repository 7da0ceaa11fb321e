import Box from '@mui/material/Box';
import BedIcon from '@mui/icons-material/Bed';
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturb';
import MenuIcon from '@mui/icons-material/Menu';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'isFree', headerName: 'Free', type: 'boolean', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

// #region preview
type IconProps = Pick<SvgIconProps, 'className' | 'fontSize' | 'titleAccess'>;

// The wrappers are needed, because the types of the slots do not accept Material icons.
const FreeIcon = (props: IconProps) => <BedIcon {...props} />;
const TakenIcon = (props: IconProps) => <DoNotDisturbIcon {...props} />;
const ColumnMenuIcon = (props: IconProps) => <MenuIcon {...props} />;

const slots = {
  booleanCellTrueIcon: FreeIcon,
  booleanCellFalseIcon: TakenIcon,
  columnMenuIcon: ColumnMenuIcon,
};
// #endregion preview

export default function RoomIcons() {
  return (
    <Box sx={{ height: 216 }}>
      <DataGrid label="Rooms with custom icons" rows={rooms} columns={columns} slots={slots} hideFooter />
    </Box>
  );
}
