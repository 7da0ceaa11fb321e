import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import DeviceThermostatIcon from '@mui/icons-material/DeviceThermostat';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { stations, type Station } from './data';

function IconHeader({ colDef }: GridColumnHeaderParams<Station>) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
      <DeviceThermostatIcon fontSize="small" />
      {colDef.headerName}
    </Box>
  );
}

function HelpHeader({ colDef }: GridColumnHeaderParams<Station>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const stop = (event: React.SyntheticEvent) => event.stopPropagation();
  return (
    <React.Fragment>
      {colDef.headerName}
      <Box component="span" onClick={stop} onKeyDown={stop}>
        <IconButton
          size="small"
          aria-label={`About ${colDef.headerName}`}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <InfoOutlinedIcon fontSize="small" />
        </IconButton>
        <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
          <Typography sx={{ p: 2 }}>{colDef.description}</Typography>
        </Popover>
      </Box>
    </React.Fragment>
  );
}

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 80 },
  {
    field: 'temperature',
    headerName: '°C',
    type: 'number',
    width: 90,
    renderHeader: (params) => <IconHeader {...params} />,
  },
  {
    field: 'rain',
    headerName: 'Rain',
    description: 'Sum from midnight to midnight, in millimeters',
    type: 'number',
    width: 120,
    renderHeader: (params) => <HelpHeader {...params} />,
  },
];

export default function RenderedHeaders() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        aria-label="Weather stations with rendered headers"
        rows={stations}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
