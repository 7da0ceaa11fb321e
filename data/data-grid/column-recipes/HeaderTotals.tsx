import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
function TotalHeader({ field, colDef }: GridColumnHeaderParams<Project>) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model[field] ?? 0), 0);
  return (
    <Box sx={{ textAlign: 'end', lineHeight: 1.4 }}>
      {colDef.headerName}
      <Typography variant="body2">{total.toLocaleString('en-US')}</Typography>
    </Box>
  );
}
// #endregion preview

const money: Partial<GridColDef<Project>> = {
  type: 'number',
  width: 100,
  renderHeader: (params) => <TotalHeader {...params} />,
};

const columns: GridColDef<Project>[] = [
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 100 },
  { ...money, field: 'budget', headerName: 'Budget', editable: true },
  { ...money, field: 'spent', headerName: 'Spent' },
];

export default function HeaderTotals() {
  return (
    <Box sx={{ height: 326 }}>
      <DataGrid
        label="Projects with totals"
        rows={projects}
        columns={columns}
        columnHeaderHeight={64}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
