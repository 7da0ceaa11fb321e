import Box from '@mui/material/Box';
import PrintIcon from '@mui/icons-material/Print';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { sales, type StoreSales } from './data';

const columns: GridColDef<StoreSales>[] = [
  { field: 'store', headerName: 'Store', width: 120 },
  { field: 'january', headerName: 'January', type: 'number', width: 220 },
  { field: 'february', headerName: 'February', type: 'number', width: 220 },
  { field: 'march', headerName: 'March', type: 'number', width: 220 },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 80,
    renderCell: (params) => (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<PrintIcon />}
          label={`Print ${params.row.store}`}
          onClick={() => window.print()}
        />
      </GridActionsCell>
    ),
  },
];

export default function PinnedActions() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGridPro
        label="Sales with pinned checkboxes and actions"
        rows={sales}
        columns={columns}
        // #region preview
        checkboxSelection
        initialState={{
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'store'], right: ['actions'] },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
