import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'isFree', headerName: 'Free', type: 'boolean', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

interface OpenMenu {
  room: Room;
  left: number;
  top: number;
}

export default function RowMenu() {
  const apiRef = useGridApiRef();
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);

  // #region preview
  const openMenu = React.useCallback((event: React.MouseEvent<HTMLDivElement>) => {
    const room = rooms.find(({ id }) => String(id) === event.currentTarget.dataset.id);
    if (room) {
      event.preventDefault();
      setMenu({ room, left: event.clientX, top: event.clientY });
    }
  }, []);
  const slotProps = React.useMemo(() => ({ row: { onContextMenu: openMenu } }), [openMenu]);
  // #endregion preview

  const changeState = () => {
    if (menu) {
      apiRef.current?.updateRows([{ id: menu.room.id, isFree: false }]);
    }
    setMenu(null);
  };
  return (
    <Box sx={{ height: 216 }}>
      <DataGrid
        label="Rooms with a context menu"
        apiRef={apiRef}
        rows={rooms}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={changeState}>Book this room</MenuItem>
      </Menu>
    </Box>
  );
}
