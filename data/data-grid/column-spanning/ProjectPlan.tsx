import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 'Research', start: 1, weeks: 4, color: 'primary' },
  { id: 'Design', start: 5, weeks: 10, color: 'secondary' },
  { id: 'Build', start: 12, weeks: 14, color: 'success' },
  { id: 'Launch', start: 26, weeks: 4, color: 'primary' },
];

function Bar({ weeks, color }: { weeks: number; color: string }) {
  return (
    <Box
      sx={{ width: '100%', px: 1, borderRadius: 1, bgcolor: `${color}.main`, color: `${color}.contrastText` }}
    >
      {`${weeks} weeks`}
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Task', width: 90 },
  // #region preview
  ...Array.from({ length: 30 }, (_, index): GridColDef => {
    const week = index + 1;
    return {
      field: `week${week}`,
      headerName: `${week}`,
      width: 50,
      colSpan: (_value, row) => (row.start === week ? row.weeks : 1),
      display: 'flex',
      renderCell: ({ row }) => row.start === week && <Bar weeks={row.weeks} color={row.color} />,
    };
  }),
  // #endregion preview
];

export default function ProjectPlan() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGridPro
        label="Weeks of a project"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'] } }}
        disableColumnSorting
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
