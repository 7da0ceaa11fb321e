import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridFooterContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'isFree', headerName: 'Free', type: 'boolean', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

function FreeRooms() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const count = entries.filter(({ model }) => model.isFree).length;
  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography component="output">{`${count} of ${entries.length} rooms are free`}</Typography>
    </GridFooterContainer>
  );
}

export default function RoomFooter() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid label="Rooms" rows={rooms} columns={columns} showToolbar slots={{ footer: FreeRooms }} />
    </Box>
  );
}
