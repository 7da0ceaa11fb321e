import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { samples, type Sample } from './data';

const columns: GridColDef<Sample>[] = [
  // #region preview
  {
    field: 'code',
    headerName: 'Sample',
    width: 100,
    display: 'flex',
    renderCell: ({ value, row, tabIndex }) => (
      <Link href={row.report} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  // #endregion preview
  {
    field: 'river',
    headerName: 'River',
    flex: 1,
    minWidth: 80,
    display: 'flex',
    renderCell: ({ value, row }) => (
      <Tooltip title={`Sample ${row.code} of the river ${value}`}>
        <span>{value}</span>
      </Tooltip>
    ),
  },
  {
    field: 'nitrate',
    headerName: 'Nitrate',
    type: 'number',
    width: 90,
    renderCell: ({ value }) => (value === null ? <em>lost</em> : undefined),
  },
];

export default function CellContent() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Water samples with links and tooltips" rows={samples} columns={columns} hideFooter />
    </Box>
  );
}
