import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator, type GridColDef } from '@mui/x-data-grid-pro';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 135 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 95 },
];

export default function SeveralFilters() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGridPro
        aria-label="Cheap apartments, or those that allow pets"
        rows={apartments}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'rent', operator: '<', value: 1000 },
                { id: 2, field: 'pets', operator: 'is', value: true },
              ],
              logicOperator: GridLogicOperator.Or,
            },
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
