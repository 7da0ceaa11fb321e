import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'place', headerName: 'Place', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

function PlantTools() {
  return (
    <Toolbar>
      <Typography sx={{ flex: 1, paddingInlineStart: 1 }}>Plants</Typography>
      {/* #region preview */}
      <Tooltip title="Choose columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filter">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      {/* #endregion preview */}
      <Tooltip title="Download">
        <ExportCsv render={<ToolbarButton />} options={{ fileName: 'plants' }}>
          <FileDownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
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
