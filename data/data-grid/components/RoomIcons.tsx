import Box from '@mui/material/Box';
import BedIcon from '@mui/icons-material/Bed';
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturb';
import MenuIcon from '@mui/icons-material/Menu';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { rooms } from './data';

type IconProps = Pick<SvgIconProps, 'className' | 'fontSize' | 'titleAccess'>;

const FreeIcon = (props: IconProps) => <BedIcon {...props} />;
const TakenIcon = (props: IconProps) => <DoNotDisturbIcon {...props} />;
const ColumnMenuIcon = (props: IconProps) => <MenuIcon {...props} />;

export default function RoomIcons() {
  return (
    <Box sx={{ height: 216 }}>
      <DataGrid
        label="Rooms with their own icons"
        rows={rooms}
        columns={columns}
        slots={{
          booleanCellTrueIcon: FreeIcon,
          booleanCellFalseIcon: TakenIcon,
          columnMenuIcon: ColumnMenuIcon,
        }}
        hideFooter
      />
    </Box>
  );
}
