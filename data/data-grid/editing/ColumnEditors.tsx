import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const categories = [
  { value: 'brakes', label: 'Brakes' },
  { value: 'drivetrain', label: 'Drivetrain' },
  { value: 'wheels', label: 'Wheels' },
];

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Name', width: 140, editable: true },
  // #region preview
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    width: 130,
    editable: true,
    valueOptions: categories,
  },
  { field: 'delivered', headerName: 'Delivered', type: 'date', width: 150, editable: true },
  { field: 'isOrdered', headerName: 'Ordered', type: 'boolean', width: 90, editable: true },
  // #endregion preview
];

function describe(value: unknown): string {
  if (value === null || value === undefined) {
    return `${value}`;
  }
  return value instanceof Date ? `Date ${value.toDateString()}` : `${typeof value} ${JSON.stringify(value)}`;
}

export default function ColumnEditors() {
  const [saved, setSaved] = React.useState('nothing yet');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Parts with an editor for each column type"
          rows={parts}
          columns={columns}
          processRowUpdate={(part, previous) => {
            const fields = Object.keys(part) as (keyof Part)[];
            const changed = fields.find((field) => part[field] !== previous[field]);
            setSaved(changed ? `${changed} = ${describe(part[changed])}` : 'no change');
            return part;
          }}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Saved: ${saved}`}
      </Typography>
    </Stack>
  );
}
