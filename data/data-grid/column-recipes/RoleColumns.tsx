import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from './data';

type Role = 'Member' | 'Manager';

// #region preview
function getColumns(role: Role): GridColDef<Project>[] {
  const isManager = role === 'Manager';
  const columns: GridColDef<Project>[] = [
    { field: 'name', headerName: 'Project', flex: 1, minWidth: 130, editable: isManager },
    { field: 'spent', headerName: 'Spent', type: 'number' },
  ];
  return isManager ? [...columns, { field: 'budget', headerName: 'Budget', type: 'number' }] : columns;
}
// #endregion preview

export default function RoleColumns() {
  const [role, setRole] = React.useState<Role>('Member');
  const columns = React.useMemo(() => getColumns(role), [role]);
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Role"
        value={role}
        onChange={(_event, newRole: Role | null) => newRole && setRole(newRole)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="Member">Member</ToggleButton>
        <ToggleButton value="Manager">Manager</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 266 }}>
        <DataGrid label="Projects by role" rows={projects} columns={columns} hideFooter />
      </Box>
    </div>
  );
}
