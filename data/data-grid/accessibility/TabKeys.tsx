import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { bookings, type Booking } from './data';
import { describeFocus } from './describeFocus';

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'room', headerName: 'Room', width: 90 },
];

type TabNavigation = NonNullable<DataGridProps['tabNavigation']>;
const values: TabNavigation[] = ['none', 'content', 'header', 'all'];

export default function TabKeys() {
  const [tabNavigation, setTabNavigation] = React.useState<TabNavigation>('none');
  const [focused, setFocused] = React.useState('none');
  return (
    <Stack spacing={1} onFocus={(event) => setFocused(describeFocus(event.target))}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Tab navigation"
        value={tabNavigation}
        onChange={(_event, value: TabNavigation | null) => setTabNavigation(value ?? tabNavigation)}
      >
        {values.map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 162 }}>
        {/* #region preview */}
        <DataGrid
          key={tabNavigation}
          label="Bookings with Tab navigation"
          rows={bookings.slice(0, 2)}
          columns={columns}
          tabNavigation={tabNavigation}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Typography component="output" variant="body2">
        {`Focus: ${focused}`}
      </Typography>
    </Stack>
  );
}
