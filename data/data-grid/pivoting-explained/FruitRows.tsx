import Box from '@mui/material/Box';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { harvests } from './data';

// #region preview
const model: GridPivotModel = {
  rows: [{ field: 'fruit' }],
  columns: [],
  values: [],
};
// #endregion preview

export default function FruitRows() {
  return (
    <Box sx={{ height: 230 }}>
      <DataGridPremium
        label="Harvests by fruit"
        rows={harvests}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </Box>
  );
}
