import * as React from 'react';
import Box from '@mui/material/Box';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { expenses, type Expense } from './data';

export default function UserPins() {
  const [pinnedIds, setPinnedIds] = React.useState<GridRowId[]>(['e5']);
  // #region preview
  const rows = React.useMemo(() => expenses.filter(({ id }) => !pinnedIds.includes(id)), [pinnedIds]);
  const pinnedRows = React.useMemo(
    () => ({ top: expenses.filter(({ id }) => pinnedIds.includes(id)) }),
    [pinnedIds],
  );
  const togglePin = React.useCallback((id: GridRowId) => {
    setPinnedIds((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  }, []);
  // #endregion preview
  const columns = React.useMemo<GridColDef<Expense>[]>(
    () => [
      {
        field: 'actions',
        headerName: 'Pin',
        type: 'actions',
        width: 60,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={params.rowNode.type === 'pinnedRow' ? <PushPinIcon /> : <PushPinOutlinedIcon />}
              label={`${params.rowNode.type === 'pinnedRow' ? 'Unpin' : 'Pin'} ${params.row.item}`}
              onClick={() => togglePin(params.id)}
            />
          </GridActionsCell>
        ),
      },
      { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
      { field: 'spent', headerName: 'Spent', type: 'number', width: 90 },
    ],
    [togglePin],
  );
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPro
        label="Expenses that users pin"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
