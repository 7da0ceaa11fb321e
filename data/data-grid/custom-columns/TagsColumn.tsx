import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef, type GridColTypeDef, type GridFilterOperator } from '@mui/x-data-grid';
import { products, tags, type Product } from './data';
import { OptionsFilter, type OptionsFilterProps } from './OptionsFilter';
import { TagsEditor } from './TagsEditor';

const includesAll: GridFilterOperator<Product, string[], string, OptionsFilterProps> = {
  value: 'includesAll',
  label: 'include all of',
  getApplyFilterFn: ({ value: chosen }: { value?: string[] }) =>
    chosen?.length ? (value) => chosen.every((tag) => value.includes(tag)) : null,
  InputComponent: OptionsFilter,
  InputComponentProps: { options: tags },
};

// #region preview
const tagList: GridColTypeDef<string[], string> = {
  width: 190,
  valueGetter: (value: string[] | '') => value || [],
  valueFormatter: (value: string[] | '') => (value || []).join(', '),
  renderCell: ({ value }) =>
    value?.map((tag) => <Chip key={tag} label={tag} size="small" sx={{ mr: 0.5 }} />),
  sortComparator: (a: string[], b: string[]) => a.length - b.length,
  filterOperators: [includesAll],
  renderEditCell: (params) => <TagsEditor {...params} options={tags} />,
};
// #endregion preview

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 100 },
  { ...tagList, field: 'tags', headerName: 'Tags', editable: true },
];

export default function TagsColumn() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Products with tags"
        rows={products}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'tags', operator: 'includesAll', value: [] }] } },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
