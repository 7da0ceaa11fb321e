import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { plants } from './data';

function PlantTools() {
  return (
    <Toolbar>
      <Typography sx={{ flex: 1, paddingInlineStart: 1 }}>Plants</Typography>
      <Tooltip title="Choose columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filter">
        <FilterPanelTrigger
          render={(props, { filterCount }) => (
            <ToolbarButton {...props} color="default">
              <Badge badgeContent={filterCount} color="primary" variant="dot">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <ExportCsv render={<ToolbarButton render={<Button size="small" />} />} options={{ fileName: 'plants' }}>
        Download
      </ExportCsv>
    </Toolbar>
  );
}

export default function CustomToolbar() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid
        label="Plants with a custom toolbar"
        rows={plants}
        columns={columns}
        showToolbar
        slots={{ toolbar: PlantTools }}
        hideFooter
      />
    </Box>
  );
}
