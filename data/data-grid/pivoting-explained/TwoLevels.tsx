import Box from '@mui/material/Box';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { harvests } from './data';

// #region preview
const model: GridPivotModel = {
  rows: [{ field: 'fruit' }, { field: 'farm' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'crates', aggFunc: 'sum' }],
};
// #endregion preview

export default function TwoLevels() {
  return (
    <Box sx={{ height: 440 }}>
      <DataGridPremium
        label="Crates by fruit and farm"
        rows={harvests}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </Box>
  );
}
