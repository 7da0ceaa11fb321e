import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { samples, type Sample } from './data';

const columns: GridColDef<Sample>[] = [
  { field: 'code', headerName: 'Sample', width: 90 },
  { field: 'river', headerName: 'River', flex: 1, minWidth: 80 },
  { field: 'nitrate', headerName: 'Nitrate', type: 'number', width: 90 },
];

export default function CellEvents() {
  const [text, setText] = useState('Click a river, or press Enter in its cell.');
  const open = (river: unknown) => setText(`Map of the river ${river}`);

  return (
    <Box>
      <Typography component="output" variant="body2" sx={{ display: 'block', mb: 1 }}>
        {text}
      </Typography>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Water samples whose rivers open a map"
          rows={samples}
          columns={columns}
          // #region preview
          onCellClick={({ field, value }) => field === 'river' && open(value)}
          onCellKeyDown={({ field, value }, event) =>
            event.key === 'Enter' && field === 'river' && open(value)
          }
          sx={{ '& [data-field="river"][role="gridcell"]': { cursor: 'pointer', color: 'primary.main' } }}
          // #endregion preview
          hideFooter
        />
      </Box>
    </Box>
  );
}
