import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { employees, type Employee } from './data';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'phone', headerName: 'Phone', width: 150 },
  { field: 'role', headerName: 'Role', width: 100 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 100 },
];

const views: Record<string, GridColumnVisibilityModel> = {
  Contact: { role: false, salary: false },
  Contract: { phone: false },
};

export default function ControlledColumns() {
  const [model, setModel] = React.useState(views.Contact!);
  const view = Object.keys(views).find((name) => views[name] === model) ?? null;
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, name: string | null) => setModel(views[name ?? view ?? 'Contact']!)}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Employees with two views"
          rows={employees}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={(newModel) => setModel(newModel)}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {JSON.stringify(model)}
      </Typography>
    </Stack>
  );
}
