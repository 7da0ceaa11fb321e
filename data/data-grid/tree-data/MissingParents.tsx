import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Place {
  id: string;
  visitors: number;
}

const rows: Place[] = [
  { id: 'Norway/Oslo/Museum', visitors: 420 },
  { id: 'Norway/Oslo/Harbor', visitors: 310 },
  { id: 'Norway/Bergen', visitors: 180 },
];

const columns: GridColDef<Place>[] = [
  { field: 'visitors', headerName: 'Visitors', type: 'number', flex: 1, minWidth: 90 },
];

const getTreeDataPath: DataGridProProps<Place>['getTreeDataPath'] = (row) => row.id.split('/');

export default function MissingParents() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPro
        aria-label="Visitors of places"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Place', hideDescendantCount: true }}
        isGroupExpandedByDefault={({ depth }) => depth < 2}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
