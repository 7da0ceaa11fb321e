import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator, type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 135 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 95 },
];

// #region preview
const filterModel: GridFilterModel = {
  items: [
    { id: 1, field: 'rent', operator: '<', value: 1000 },
    { id: 2, field: 'pets', operator: 'is', value: true },
  ],
  logicOperator: GridLogicOperator.Or,
};
// #endregion preview

export default function SeveralFilters() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGridPro
        label="Apartments with two conditions"
        rows={apartments}
        columns={columns}
        initialState={{ filter: { filterModel } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
