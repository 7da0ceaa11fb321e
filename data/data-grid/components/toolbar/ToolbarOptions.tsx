import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { plants } from './data';

export default function ToolbarOptions() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid
        label="Plants without a filter button"
        rows={plants}
        columns={columns}
        showToolbar
        disableColumnSelector
        disableColumnFilter
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'plants', delimiter: ';' },
            printOptions: { disableToolbarButton: true },
            quickFilterProps: { slotProps: { root: { placeholder: 'Find a plant' } } },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
