import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', flex: 1, minWidth: 130 },
];

export default function StyledTotals() {
  return (
    <Box sx={{ height: 426 }}>
      <DataGridPremium
        label="Sensors with an average"
        rows={sensors}
        columns={columns}
        initialState={{ aggregation: { model: { humidity: 'avg' } } }}
        // #region preview
        getCellClassName={({ field, rowNode }) =>
          field === 'humidity' && rowNode.type === 'leaf' ? 'measured' : ''
        }
        sx={{ '& .measured': { bgcolor: 'action.selected', fontWeight: 700 } }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
