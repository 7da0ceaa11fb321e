import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ColumnsPanelTrigger, DataGrid, ExportCsv, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns } from './columns';
import { trips } from './data';

const outlined = <Button variant="outlined" size="small" />;

function OutlinedToolbar() {
  return (
    // #region preview
    <Toolbar>
      <ExportCsv render={<ToolbarButton render={outlined} />}>Download</ExportCsv>
      <ColumnsPanelTrigger render={<ToolbarButton render={outlined} />}>Columns</ColumnsPanelTrigger>
    </Toolbar>
    // #endregion preview
  );
}

export default function ElementButtons() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        label="Trips with outlined buttons"
        rows={trips}
        columns={columns}
        showToolbar
        slots={{ toolbar: OutlinedToolbar }}
        hideFooter
      />
    </Box>
  );
}
