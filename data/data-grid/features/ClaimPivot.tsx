import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { claims, formatEuros, type Claim } from './data';

const columns: GridColDef<Claim>[] = [
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'employee', headerName: 'Employee', width: 130 },
  { field: 'quarter', headerName: 'Quarter', width: 90 },
  { field: 'amount', headerName: 'Amount', type: 'number', valueFormatter: formatEuros, width: 110 },
];

// #region preview
const pivotModel: GridPivotModel = {
  rows: [{ field: 'team' }, { field: 'employee' }],
  columns: [{ field: 'quarter', sort: 'asc' }],
  values: [{ field: 'amount', aggFunc: 'sum' }],
};
// #endregion preview

export default function ClaimPivot() {
  const [pivotActive, setPivotActive] = React.useState(true);
  return (
    <section>
      <FormControlLabel
        label="Pivot table"
        control={<Switch checked={pivotActive} onChange={(event) => setPivotActive(event.target.checked)} />}
      />
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Claims by team and quarter"
          rows={claims}
          columns={columns}
          pivotActive={pivotActive}
          onPivotActiveChange={setPivotActive}
          initialState={{ pivoting: { model: pivotModel } }}
          showToolbar
          hideFooter
        />
      </Box>
    </section>
  );
}
