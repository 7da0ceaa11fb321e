import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const zones = ['Dock', 'Cold store', 'Shelves', 'Returns', 'Packing'];

const rows = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  zone: zones[Math.floor(index / 20)],
  boxes: (index * 7) % 40,
}));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Place', type: 'number', width: 90, rowSpanValueGetter: () => null },
  { field: 'boxes', headerName: 'Boxes', type: 'number', flex: 1, minWidth: 200 },
  { field: 'zone', headerName: 'Zone', width: 120 },
];

export default function LongSpans() {
  return (
    <Box sx={{ height: 370 }}>
      {/* #region preview */}
      <DataGridPro
        label="Places in a warehouse"
        rows={rows}
        columns={columns}
        rowSpanning
        initialState={{ pinnedColumns: { left: ['zone'] } }}
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
