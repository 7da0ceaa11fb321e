import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { stations, type Station } from './data';

function HelpHeader({ colDef }: GridColumnHeaderParams<Station>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <React.Fragment>
      {colDef.headerName}
      {/* #region preview */}
      <IconButton
        size="small"
        aria-label={`About ${colDef.headerName}`}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <InfoOutlinedIcon fontSize="small" />
      </IconButton>
      {/* #endregion preview */}
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <Typography sx={{ p: 2 }}>{colDef.description}</Typography>
      </Popover>
    </React.Fragment>
  );
}

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 80 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
  {
    field: 'rain',
    headerName: 'Rain',
    description: 'Sum from midnight to midnight, in millimeters',
    type: 'number',
    width: 120,
    renderHeader: (params) => <HelpHeader {...params} />,
  },
];

export default function HeaderButton() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Weather stations with a button in a header"
        rows={stations}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
