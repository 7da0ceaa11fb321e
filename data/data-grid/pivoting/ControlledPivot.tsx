import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { sales } from './data';

export default function ControlledPivot() {
  // #region preview
  const [active, setActive] = React.useState(true);
  const [model, setModel] = React.useState<GridPivotModel>({
    rows: [{ field: 'product' }],
    columns: [{ field: 'store' }],
    values: [{ field: 'total', aggFunc: 'sum' }],
  });
  const groupBy = (field: string) => setModel((last) => ({ ...last, rows: [{ field }] }));
  // #endregion preview
  return (
    <div>
      <Stack direction="row" spacing={2} sx={{ mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Rows"
          value={model.rows[0]?.field}
          onChange={(_event, field: string | null) => field && groupBy(field)}
        >
          <ToggleButton value="product">Product</ToggleButton>
          <ToggleButton value="sold-quarter">Quarter</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          label="Pivot table"
          control={<Switch checked={active} onChange={(event) => setActive(event.target.checked)} />}
        />
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Sales by store"
          rows={sales}
          columns={columns}
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotActive={active}
          onPivotActiveChange={setActive}
          showToolbar
        />
      </Box>
    </div>
  );
}
