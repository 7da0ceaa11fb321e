import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import { describeFocus } from './describeFocus';
import { bookings, type Booking } from './data';

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', editable: true, flex: 1, minWidth: 110 },
  { field: 'room', headerName: 'Room', width: 80 },
  { field: 'nights', headerName: 'Nights', type: 'number', editable: true, width: 80 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Stay', children: [{ field: 'room' }, { field: 'nights' }] },
];

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { room: false } },
};

const getTreeDataPath = ({ room, guest }: Booking) => [room, guest];

export default function GroupedKeys() {
  const [rows, setRows] = React.useState<'grouping' | 'tree'>('grouping');
  const [focused, setFocused] = React.useState('none');
  const isTree = rows === 'tree';
  return (
    <Stack spacing={1} onFocus={(event) => setFocused(describeFocus(event.target))}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Rows"
        value={rows}
        onChange={(_event, value: 'grouping' | 'tree' | null) => setRows(value ?? rows)}
      >
        <ToggleButton value="grouping">Row grouping</ToggleButton>
        <ToggleButton value="tree">Tree data</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 430 }}>
        <DataGridPremium
          key={rows}
          label="Bookings by room"
          rows={bookings}
          columns={columns}
          initialState={initialState}
          // #region preview
          columnGroupingModel={columnGroupingModel}
          rowGroupingModel={isTree ? [] : ['room']}
          treeData={isTree}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={{ width: 130 }}
          headerFilters
          // #endregion preview
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Focus: ${focused}`}
      </Typography>
    </Stack>
  );
}
