import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 100 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 80 },
  { field: 'output', headerName: 'MW', type: 'number', width: 90 },
];

const labels = {
  frame: 'Frame',
  rows: 'Lines between rows',
  columns: 'Lines between columns',
  ring: 'Thick focus ring',
};

export default function BordersAndFocus() {
  const [lines, setLines] = useState({ frame: false, rows: false, columns: true, ring: true });

  return (
    <Box>
      <Box sx={{ mb: 1 }}>
        {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
          <FormControlLabel
            key={name}
            label={labels[name]}
            control={
              <Switch
                size="small"
                checked={lines[name]}
                onChange={(_, checked) => setLines((old) => ({ ...old, [name]: checked }))}
              />
            }
          />
        ))}
      </Box>
      <Box sx={{ height: 214 }}>
        <DataGrid
          aria-label="Wind turbines with lines of your choice"
          rows={turbines.slice(0, 3)}
          columns={columns}
          hideFooter
          showCellVerticalBorder={lines.columns}
          showColumnVerticalBorder={lines.columns}
          sx={{
            ...(!lines.frame && { border: 0 }),
            ...(!lines.rows && { [`& .${gridClasses.cell}`]: { borderTopColor: 'transparent' } }),
            ...(lines.ring && {
              [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
                '&:focus, &:focus-within': {
                  outline: '3px solid',
                  outlineColor: 'secondary.main',
                  outlineOffset: '-3px',
                },
              },
            }),
          }}
        />
      </Box>
    </Box>
  );
}
