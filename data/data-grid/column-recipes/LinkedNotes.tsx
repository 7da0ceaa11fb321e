import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, GridLongTextCell, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from './data';

// #region preview
function renderLinks(text: string | null) {
  return text?.split(/(https:\/\/\S+)/).map((part, index) =>
    part.startsWith('https://') ? (
      <Link key={index} href={part}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
// #endregion preview

const columns: GridColDef<Project>[] = [
  { field: 'name', headerName: 'Project', width: 130 },
  {
    field: 'notes',
    headerName: 'Notes',
    type: 'longText',
    flex: 1,
    minWidth: 160,
    renderCell: (params) => <GridLongTextCell {...params} renderContent={renderLinks} />,
  },
];

export default function LinkedNotes() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid label="Projects with links in notes" rows={projects} columns={columns} hideFooter />
    </Box>
  );
}
