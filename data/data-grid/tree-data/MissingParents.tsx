import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Place {
  id: string;
  visitors: number;
}

// #region preview
const rows: Place[] = [
  { id: 'Norway/Oslo/Museum', visitors: 420 },
  { id: 'Norway/Oslo/Harbor', visitors: 310 },
  { id: 'Norway/Bergen', visitors: 180 },
];
// #endregion preview

const columns: GridColDef<Place>[] = [
  { field: 'visitors', headerName: 'Visitors', type: 'number', flex: 1, minWidth: 90 },
];

const getTreeDataPath: DataGridProProps<Place>['getTreeDataPath'] = (row) => row.id.split('/');

const groupingColDef = { headerName: 'Place', hideDescendantCount: true };

export default function MissingParents() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPro
        label="Visitors of places"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
