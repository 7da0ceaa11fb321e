import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  gridClasses,
  type GridColDef,
} from '@mui/x-data-grid';
import { sensors, type Sensor } from './data';

export default function HoverActions() {
  const [rows, setRows] = React.useState(sensors.slice(0, 4));
  const columns = React.useMemo<GridColDef<Sensor>[]>(
    () => [
      { field: 'id', headerName: 'Sensor', width: 90 },
      { field: 'room', headerName: 'Room', flex: 1, minWidth: 80 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.id}`}
              onClick={() => setRows((current) => current.filter(({ id }) => id !== params.id))}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Sensors with actions on hover"
        rows={rows}
        columns={columns}
        hideFooter
        // #region preview
        sx={{
          '@media (hover: hover)': {
            [`& .${gridClasses.row}:not(:hover, :focus-within) .${gridClasses.actionsCell}`]: { opacity: 0 },
          },
        }}
        // #endregion preview
      />
    </Box>
  );
}
