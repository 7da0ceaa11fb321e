import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from './data';

const KEY = 'project-columns';

const columns: GridColDef<Project>[] = [
  { field: 'name', headerName: 'Project', width: 120 },
  { field: 'client', headerName: 'Client', width: 110 },
  { field: 'budget', headerName: 'Budget', type: 'number', width: 80 },
];

function ProjectGrid() {
  const apiRef = useGridApiRef();

  // #region preview
  React.useEffect(() => {
    const saved = localStorage.getItem(KEY);
    if (saved) {
      apiRef.current?.restoreState({ columns: JSON.parse(saved) });
    }
  }, [apiRef]);

  const save = () => {
    localStorage.setItem(KEY, JSON.stringify(apiRef.current?.exportState().columns));
  };
  // #endregion preview

  return (
    <DataGridPro
      apiRef={apiRef}
      label="Projects with remembered columns"
      rows={projects}
      columns={columns}
      onColumnWidthChange={save}
      onColumnOrderChange={save}
      onColumnVisibilityModelChange={save}
      hideFooter
    />
  );
}

export default function RememberedColumns() {
  const [visit, setVisit] = React.useState(1);
  const reset = () => {
    localStorage.removeItem(KEY);
    setVisit(visit + 1);
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => setVisit(visit + 1)}>
          Leave and come back
        </Button>
        <Button size="small" variant="outlined" onClick={reset}>
          Reset
        </Button>
      </Stack>
      <Box sx={{ height: 266 }}>
        <ProjectGrid key={visit} />
      </Box>
    </Stack>
  );
}
