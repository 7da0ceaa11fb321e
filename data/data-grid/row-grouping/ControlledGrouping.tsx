import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];

export default function ControlledGrouping() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridRowGroupingModel>(['country']);
  const initialState = useKeepGroupedColumnsHidden({ apiRef, rowGroupingModel: model });
  return (
    <Stack spacing={1}>
      {/* #region preview */}
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(_event, fields: string[]) => setModel(fields)}
      >
        <ToggleButton value="country">Country</ToggleButton>
        <ToggleButton value="status">Status</ToggleButton>
      </ToggleButtonGroup>
      {/* #endregion preview */}
      <Box sx={{ height: 318 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Orders grouped by buttons"
          rows={orders}
          columns={columns}
          initialState={initialState}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
