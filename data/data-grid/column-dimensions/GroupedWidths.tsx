import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'century', headerName: 'Century', valueGetter: (_, row) => `${Math.floor(row.year / 100)}00s` },
  { field: 'title', headerName: 'Title' },
  { field: 'year', headerName: 'Year', width: 80 },
];

export default function GroupedWidths() {
  const apiRef = useGridApiRef();

  // #region preview
  React.useEffect(() => {
    const autosize = () =>
      void apiRef.current?.autosizeColumns({
        columns: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD],
        includeOutliers: true,
      });
    // The rows of the group are in the DOM in the next frame.
    return apiRef.current?.subscribeEvent('rowExpansionChange', () => {
      requestAnimationFrame(autosize);
    });
  }, [apiRef]);
  // #endregion preview

  return (
    <Box sx={{ height: 318 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Books by century"
        rows={books}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['century'] },
          columns: { columnVisibilityModel: { century: false, title: false } },
        }}
        groupingColDef={{ headerName: 'Century', leafField: 'title', width: 120, maxWidth: 400 }}
        hideFooter
      />
    </Box>
  );
}
