import Box from '@mui/material/Box';
import BedIcon from '@mui/icons-material/Bed';
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturb';
import MenuIcon from '@mui/icons-material/Menu';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { rooms } from './data';

// #region preview
type IconProps = Pick<SvgIconProps, 'className' | 'fontSize' | 'titleAccess'>;

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
