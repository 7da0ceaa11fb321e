import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  // #region preview
  {
    field: 'team',
    headerName: 'Team',
    renderCell: ({ api, value, rowNode }) => {
      if (rowNode.type !== 'group') {
        return value;
      }
      const open = rowNode.children.filter((id) => api.getRow<Ticket>(id)?.isOpen);
      return `${value}: ${open.length} of ${rowNode.children.length} open`;
    },
  },
  // #endregion preview
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['team'] },
  columns: { columnVisibilityModel: { team: false } },
};

const groupingColDef = { hideDescendantCount: true, width: 190 };

export default function GroupLabels() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPremium
        label="Tickets with open ones in the group"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
