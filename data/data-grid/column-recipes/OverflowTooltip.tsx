import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { projects, type Project } from './data';

// #region preview
function CutText({ value = '' }: GridRenderCellParams<Project, string>) {
  const [title, setTitle] = React.useState('');
  const measure = ({ currentTarget: { scrollWidth, clientWidth } }: React.MouseEvent) =>
    setTitle(scrollWidth > clientWidth ? value : '');
  return (
    <Tooltip title={title} describeChild>
      <Box onMouseEnter={measure} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {value}
      </Box>
    </Tooltip>
  );
}
// #endregion preview

const columns: GridColDef<Project>[] = [
  { field: 'name', headerName: 'Project', width: 130 },
  {
    field: 'notes',
    headerName: 'Notes',
    width: 180,
    renderCell: (params) => <CutText {...params} />,
  },
];

export default function OverflowTooltip() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Projects with tooltips" rows={projects} columns={columns} hideFooter />
    </Box>
  );
}
