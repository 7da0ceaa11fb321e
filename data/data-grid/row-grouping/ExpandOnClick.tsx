import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function ExpandOnClick() {
  const apiRef = useGridApiRef();
  // #region preview
  const toggleGroup = ({ id }: GridRowParams<Order>) => {
    const rowNode = gridRowNodeSelector(apiRef, id);
    if (rowNode.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !rowNode.childrenExpanded);
    }
  };
  // #endregion preview
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Orders that expand on click"
        rows={orders}
        columns={columns}
        initialState={initialState}
        onRowClick={toggleGroup}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
