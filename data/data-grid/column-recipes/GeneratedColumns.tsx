import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';

const reports: Record<string, GridValidRowModel[]> = {
  Stations: [
    { id: 1, station_name: 'Lomma', rain: 4.5, is_online: true },
    { id: 2, station_name: 'Kivik', rain: 12, is_online: false },
  ],
  Visits: [
    { id: 1, visitor: 'Mara Weber', day: '2026-03-16' },
    { id: 2, visitor: 'Omar Khan', day: '2026-03-18' },
  ],
};

// #region preview
function createColumn(field: string, value: unknown): GridColDef {
  const headerName = field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ');
  const column = { field, headerName, flex: 1, minWidth: 100 };
  if (typeof value === 'number' || typeof value === 'boolean') {
    return { ...column, type: typeof value === 'number' ? 'number' : 'boolean' };
  }
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value))
    ? { ...column, type: 'date', valueGetter: (day: string | null) => day && new Date(`${day}T00:00`) }
    : column;
}
// #endregion preview

export default function GeneratedColumns() {
  const [name, setName] = React.useState('Stations');
  const rows = reports[name] ?? [];
  const columns = React.useMemo(
    () =>
      Object.entries(reports[name]?.[0] ?? {})
        .filter(([field]) => field !== 'id')
        .map(([field, value]) => createColumn(field, value)),
    [name],
  );
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Report"
        value={name}
        onChange={(_event, newName: string | null) => newName && setName(newName)}
        sx={{ mb: 1 }}
      >
        {Object.keys(reports).map((report) => (
          <ToggleButton key={report} value={report}>
            {report}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 162 }}>
        <DataGrid key={name} label={`Report: ${name}`} rows={rows} columns={columns} hideFooter />
      </Box>
    </div>
  );
}
