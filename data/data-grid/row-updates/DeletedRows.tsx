import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import type { Station } from './data';
import { deleteStation } from './server';

const stations: Station[] = [
  { id: 1, name: 'Harbor', bikes: 12 },
  { id: 2, name: 'Old Town', bikes: 0 },
  { id: 3, name: 'University', bikes: 0 },
  { id: 4, name: 'Stadium', bikes: 3 },
];

export default function DeletedRows() {
  const [rows, setRows] = React.useState(stations);
  const [message, setMessage] = React.useState('No changes yet.');

  const columns = React.useMemo<GridColDef<Station>[]>(() => {
    // #region preview
    const remove = async (station: Station) => {
      setRows((current) => current.filter((row) => row.id !== station.id));
      try {
        await deleteStation(station);
        setMessage(`${station.name} is deleted.`);
      } catch (error) {
        setRows((current) => [...current, station].toSorted((a, b) => a.id - b.id));
        setMessage((error as Error).message);
      }
    };
    // #endregion preview
    return [
      { field: 'name', headerName: 'Station', flex: 1, minWidth: 100 },
      { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.name}`}
              onClick={() => void remove(params.row)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 268 }}>
        <DataGrid label="Stations to delete" rows={rows} columns={columns} hideFooter />
      </Box>
      <Typography component="output" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
