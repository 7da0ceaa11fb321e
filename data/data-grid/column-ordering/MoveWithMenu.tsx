import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import LastPageIcon from '@mui/icons-material/LastPage';
import {
  DataGridPro,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Delivery', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'driver', headerName: 'Driver', width: 130 },
];

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  // #region preview
  const visible = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const index = visible.indexOf(colDef.field);

  const move = (neighbor: string | undefined) => (event: React.MouseEvent<HTMLElement>) => {
    // setColumnIndex also counts hidden columns.
    apiRef.current.setColumnIndex(colDef.field, apiRef.current.getColumnIndex(neighbor!, false));
    onClick(event);
  };
  // #endregion preview

  return (
    <React.Fragment>
      <MenuItem disabled={index === 0} onClick={move(visible[index - 1])}>
        <ListItemIcon>
          <FirstPageIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>Move toward the start</ListItemText>
      </MenuItem>
      <MenuItem disabled={index === visible.length - 1} onClick={move(visible[index + 1])}>
        <ListItemIcon>
          <LastPageIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>Move toward the end</ListItemText>
      </MenuItem>
    </React.Fragment>
  );
}

export default function MoveWithMenu() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGridPro
        label="Deliveries with columns that the menu moves"
        rows={deliveries}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { customer: false } } }}
        slotProps={{
          columnMenu: {
            slots: { columnMenuMoveItem: MoveItems, columnMenuPinningItem: null },
            slotProps: { columnMenuMoveItem: { displayOrder: 15 } },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
