import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { orders, type Order, type Status } from './data';

const all: Status[] = ['Open', 'Paid', 'Late'];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: all, width: 100 },
];

export default function StatusChecks() {
  const [checked, setChecked] = React.useState<Status[]>(['Open', 'Late']);
  // #region preview
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [{ field: 'status', operator: 'isAnyOf', value: checked }] }),
    [checked],
  );
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Stack direction="row" role="group" aria-label="Status" sx={{ flexWrap: 'wrap' }}>
        {all.map((status) => (
          <FormControlLabel
            key={status}
            label={status}
            control={
              <Checkbox
                size="small"
                checked={checked.includes(status)}
                onChange={(_event, isChecked) =>
                  setChecked(isChecked ? [...checked, status] : checked.filter((other) => other !== status))
                }
              />
            }
          />
        ))}
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Orders by status"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Stack>
  );
}
