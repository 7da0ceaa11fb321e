import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridColumnReorderDragColSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'team', headerName: 'Team', width: 90 },
  { field: 'owner', headerName: 'Owner', width: 90 },
  { field: 'subject', headerName: 'Subject', width: 130 },
];

export default function DropArea() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridRowGroupingModel>([]);
  // #region preview
  const allowDrop = (event: React.DragEvent) => event.preventDefault();
  const addField = (event: React.DragEvent) => {
    event.preventDefault();
    const field = gridColumnReorderDragColSelector(apiRef); // '' if no header is dragged
    if (field) {
      setModel((last) => [...last.filter((other) => other !== field), field]);
    }
  };
  const removeField = (field: string) => setModel((last) => last.filter((other) => other !== field));
  // #endregion preview
  return (
    <div>
      <Paper
        variant="outlined"
        role="group"
        aria-label="Groups"
        onDragOver={allowDrop}
        onDrop={addField}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 56, px: 2, mb: 1 }}
      >
        {model.length === 0 && <Typography color="text.secondary">Drag a header here.</Typography>}
        {model.map((field) => (
          <Chip
            key={field}
            label={columns.find((column) => column.field === field)?.headerName}
            onDelete={() => removeField(field)}
          />
        ))}
      </Paper>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Tickets to group by dragging"
          rows={tickets}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          hideFooter
        />
      </Box>
    </div>
  );
}
