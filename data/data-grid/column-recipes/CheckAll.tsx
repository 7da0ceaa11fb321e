import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { projects, type Project } from './data';

// #region preview
function CheckAllHeader({ field, colDef }: GridColumnHeaderParams<Project>) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const count = entries.filter(({ model }) => model[field]).length;
  const isMixed = count > 0 && count < entries.length;
  return (
    <Checkbox
      checked={count > 0 && !isMixed}
      indeterminate={isMixed}
      onChange={(_event, checked) =>
        entries.forEach(({ id }) => apiRef.current.updateRows([{ id, [field]: checked }]))
      }
      // #endregion preview
      size="small"
      slotProps={{
        input: {
          'aria-label': `${colDef.headerName}: check all`,
          // Screen readers read the native state instead of `aria-checked="mixed"`.
          'aria-checked': undefined,
          ref: (input: HTMLInputElement | null) => {
            if (input) {
              input.indeterminate = isMixed;
            }
          },
        },
      }}
    />
  );
}

const columns: GridColDef<Project>[] = [
  { field: 'name', headerName: 'Project', flex: 1, minWidth: 130 },
  {
    field: 'isBillable',
    headerName: 'Billable',
    type: 'boolean',
    editable: true,
    sortable: false,
    disableColumnMenu: true,
    renderHeader: (params) => <CheckAllHeader {...params} />,
  },
];

export default function CheckAll() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid label="Billable projects" rows={projects} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
