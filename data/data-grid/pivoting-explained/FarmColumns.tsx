import Box from '@mui/material/Box';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { harvests } from './data';

// #region preview
const model: GridPivotModel = {
  rows: [{ field: 'year' }],
  columns: [{ field: 'fruit' }, { field: 'farm' }],
  values: [{ field: 'crates', aggFunc: 'sum' }],
};
// #endregion preview

export default function FarmColumns() {
  return (
    <Box sx={{ height: 380 }}>
      <DataGridPremium
        label="Crates by year, fruit and farm"
        rows={harvests}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </Box>
  );
}
