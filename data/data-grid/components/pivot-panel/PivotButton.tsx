import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', flex: 1, minWidth: 90 },
  { field: 'product', headerName: 'Product', width: 100 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
];

const initialState = {
  pivoting: {
    model: {
      rows: [{ field: 'region' }],
      columns: [],
      values: [{ field: 'units', aggFunc: 'sum' }],
    },
  },
};

function SalesToolbar() {
  return (
    <Toolbar>
      {/* #region preview */}
      <PivotPanelTrigger
        render={(props, { active }) => (
          <ToolbarButton
            {...props}
            render={<Button variant={active ? 'contained' : 'outlined'} size="small" />}
          >
            Pivot
          </ToolbarButton>
        )}
      />
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function PivotButton() {
  return (
    <Box sx={{ height: 480 }}>
      <DataGridPremium
        label="Sales with a pivot button"
        rows={sales}
        columns={columns}
        initialState={initialState}
        showToolbar
        slots={{ toolbar: SalesToolbar }}
        hideFooter
      />
    </Box>
  );
}
