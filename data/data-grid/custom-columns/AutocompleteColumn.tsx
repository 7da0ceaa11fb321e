import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef, type GridFilterOperator } from '@mui/x-data-grid';
import { makers, products, type Product } from './data';
import { OptionEditor } from './OptionEditor';
import { OptionsFilter, type OptionsFilterProps } from './OptionsFilter';

function createAutocomplete(options: string[]): GridColTypeDef<string | null> {
  // #region preview
  const isAnyOf: GridFilterOperator<Product, string | null, string | null, OptionsFilterProps> = {
    value: 'isAnyOf',
    getApplyFilterFn: ({ value: chosen }) => (chosen?.length ? (value) => chosen.includes(value) : null),
    InputComponent: OptionsFilter,
    InputComponentProps: { options },
  };
  return {
    width: 150,
    renderEditCell: (params) => <OptionEditor {...params} options={options} />,
    filterOperators: [isAnyOf],
  };
  // #endregion preview
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 100 },
  { ...createAutocomplete(makers), field: 'maker', headerName: 'Maker', editable: true },
];

export default function AutocompleteColumn() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Products by maker"
        rows={products}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'maker', operator: 'isAnyOf', value: ['Aalto', 'Dune'] }] },
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
