import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { claims, formatEuros, type Claim } from './data';

const columns: GridColDef<Partial<Claim>>[] = [
  { field: 'employee', headerName: 'Employee', width: 130 },
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', valueFormatter: formatEuros, width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const initialState: GridInitialState = {
  pinnedColumns: { left: ['__detail_panel_toggle__', 'employee'] },
  sorting: {
    sortModel: [
      { field: 'team', sort: 'asc' },
      { field: 'amount', sort: 'desc' },
    ],
  },
};

const pinnedRows = {
  bottom: [{ id: 'total', employee: 'Total', amount: claims.reduce((sum, { amount }) => sum + amount, 0) }],
};

const getDetailPanelContent: DataGridProProps<Partial<Claim>>['getDetailPanelContent'] = ({ row }) =>
  row.note ? <Box sx={{ p: 2, typography: 'body2' }}>{row.note}</Box> : null;
const getDetailPanelHeight = () => 'auto' as const;

export default function ClaimDetails() {
  return (
    <Box sx={{ height: 430 }}>
      <DataGridPro
        label="Claims with details"
        rows={claims}
        columns={columns}
        initialState={initialState}
        pinnedRows={pinnedRows}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        headerFilters
        hideFooter
      />
    </Box>
  );
}
