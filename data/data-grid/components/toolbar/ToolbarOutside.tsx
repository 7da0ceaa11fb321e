import * as React from 'react';
import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ColumnsPanelTrigger, DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns } from './columns';
import { plants } from './data';

const ToolbarPlace = React.createContext<HTMLElement | null>(null);

function OutsideToolbar() {
  const place = React.useContext(ToolbarPlace);
  const button = <ToolbarButton render={<Button size="small" />} />;
  return (
    place &&
    createPortal(
      <Toolbar style={{ border: 'none', padding: 0, gap: 4 }}>
        <ColumnsPanelTrigger render={button}>Columns</ColumnsPanelTrigger>
        <FilterPanelTrigger render={button}>Filters</FilterPanelTrigger>
      </Toolbar>,
      place,
    )
  );
}

export default function ToolbarOutside() {
  const [place, setPlace] = React.useState<HTMLElement | null>(null);
  return (
    <Stack spacing={1}>
      <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', px: 2, minHeight: 54 }}>
        <Typography sx={{ flex: 1 }}>Nursery</Typography>
        <div ref={setPlace} />
      </Paper>
      <Box sx={{ height: 320 }}>
        <ToolbarPlace value={place}>
          <DataGrid
            label="Plants below their toolbar"
            rows={plants}
            columns={columns}
            showToolbar
            slots={{ toolbar: OutsideToolbar }}
            hideFooter
          />
        </ToolbarPlace>
      </Box>
    </Stack>
  );
}
