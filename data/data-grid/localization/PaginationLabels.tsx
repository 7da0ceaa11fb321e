import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

const numbers = new Intl.NumberFormat('en-IN');

// #region preview
const localeText: DataGridProps['localeText'] = {
  paginationRowsPerPage: 'Sensors per page:',
  paginationDisplayedRows: ({ from, to, count, estimated }) => {
    const range = `${numbers.format(from)}–${numbers.format(to)}`;
    if (count !== -1) {
      return `${range} of ${numbers.format(count)}`;
    }
    return estimated ? `${range} of about ${numbers.format(estimated)}` : range;
  },
};
// #endregion preview

const rows = Array.from({ length: 120_000 }, (_, index) => ({ id: 700_000 + index }));
const columns: GridColDef[] = [{ field: 'id', headerName: 'Sensor', type: 'number', flex: 1 }];

export default function PaginationLabels() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Sensors"
        rows={rows}
        columns={columns}
        localeText={localeText}
        initialState={{ pagination: { paginationModel: { pageSize: 5, page: 20_000 } } }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
