import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'team', headerName: 'Team', width: 90 },
  { field: 'owner', headerName: 'Owner', width: 90 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 120 },
];

export default function GroupSelect() {
  // #region preview
  const [field, setField] = React.useState('team');
  const model = React.useMemo(() => (field === 'none' ? [] : [field]), [field]);
  const hidden = React.useMemo(() => ({ [field]: false }), [field]);
  // #endregion preview
  return (
    <div>
      <TextField
        select
        label="Group by"
        size="small"
        value={field}
        onChange={(event) => setField(event.target.value)}
        sx={{ my: 1, minWidth: 140 }}
      >
        <MenuItem value="none">None</MenuItem>
        <MenuItem value="team">Team</MenuItem>
        <MenuItem value="owner">Owner</MenuItem>
      </TextField>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          label="Tickets by one field"
          rows={tickets}
          columns={columns}
          rowGroupingModel={model}
          columnVisibilityModel={hidden}
          disableColumnMenu
          hideFooter
        />
      </Box>
    </div>
  );
}
