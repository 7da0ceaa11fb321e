import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ColumnsPanelTrigger, DataGrid, ExportCsv, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns } from './columns';
import { trips } from './data';

function RenderToolbar() {
  return (
    <Toolbar>
      <ExportCsv render={<ToolbarButton render={<Button variant="outlined" size="small" />} />}>
        Download
      </ExportCsv>
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={
              <Button variant={open ? 'contained' : 'outlined'} size="small">
                Choose columns
              </Button>
            }
          />
        )}
      />
    </Toolbar>
  );
}

export default function RenderForms() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        label="Trips with rendered buttons"
        rows={trips}
        columns={columns}
        showToolbar
        slots={{ toolbar: RenderToolbar }}
        hideFooter
      />
    </Box>
  );
}
