import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  // #region preview
  {
    field: 'teamPriority',
    headerName: 'Team and priority',
    groupingValueGetter: (_value: never, row) => `${row.team}|${row.priority}`,
    renderCell: ({ value = '' }) => {
      const [team, priority] = value.split('|');
      return priority === 'High' ? <Chip size="small" color="primary" label={`${team}, high`} /> : team;
    },
  },
  // #endregion preview
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['teamPriority'] },
  columns: { columnVisibilityModel: { teamPriority: false } },
};

const groupingColDef = { width: 190 };

export default function CombinedGroups() {
  return (
    <Box sx={{ height: 480 }}>
      <DataGridPremium
        label="Tickets by team and priority"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </Box>
  );
}
