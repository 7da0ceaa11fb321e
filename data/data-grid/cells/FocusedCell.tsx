import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { samples, type Sample } from './data';

const columns: GridColDef<Sample>[] = [
  { field: 'code', headerName: 'Sample', width: 90 },
  { field: 'river', headerName: 'River', flex: 1, minWidth: 80 },
  { field: 'nitrate', headerName: 'Nitrate', type: 'number', width: 90 },
];

export default function FocusedCell() {
  const apiRef = useGridApiRef();

  const focusLost = () => {
    const api = apiRef.current;
    const lost = samples.find(({ id }) => api?.getCellValue(id, 'nitrate') === null);
    if (!api || !lost) {
      return;
    }
    // #region preview
    // The index counts the sorted and filtered rows of all pages.
    api.scrollToIndexes({
      rowIndex: gridExpandedSortedRowIdsSelector(apiRef).indexOf(lost.id),
      colIndex: api.getColumnIndex('nitrate'),
    });
    api.setCellFocus(lost.id, 'nitrate');
    // #endregion preview
  };

  return (
    <Box>
      <Button onClick={focusLost} sx={{ mb: 1 }}>
        Go to the missing value
      </Button>
      <Box sx={{ height: 162 }}>
        <DataGrid
          label="Water samples with a missing value"
          apiRef={apiRef}
          rows={samples}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
