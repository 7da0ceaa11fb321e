import Box from '@mui/material/Box';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { harvests } from './data';

// #region preview
const model: GridPivotModel = {
  rows: [{ field: 'fruit' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'crates', aggFunc: 'sum' }],
};
// #endregion preview

export default function YearColumns() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGridPremium
        label="Crates by fruit and year"
        rows={harvests}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </Box>
  );
}
