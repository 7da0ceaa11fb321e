import { useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { slotOfClass } from './slotOfClass';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 110 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 90, editable: true },
  { field: 'output', headerName: 'MW', type: 'number', width: 110 },
];

/** For example `MuiDataGrid-cell` to `cell`. */
const keyOfClass = new Map(Object.entries(gridClasses).map(([key, className]) => [className, key]));

const listKeys = (element: Element) =>
  [...element.classList].flatMap((className) => keyOfClass.get(className) ?? []);

interface Part {
  keys: string[];
  inside: string[];
  slot: string | undefined;
}

/** The nearest element with a class of the grid, and those around it. */
function describePart(target: Element): Part | null {
  const path: string[][] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    const keys = listKeys(element);
    if (keys.length > 0) {
      path.push(keys);
    }
    if (keys.includes('root')) {
      break;
    }
  }
  const [keys, ...around] = path;
  if (!keys) {
    return null;
  }
  const slot = path.flat().find((key) => slotOfClass[key]);
  return { keys, inside: around.flatMap(([key]) => key ?? []), slot: slot && slotOfClass[slot] };
}

export default function ClassFinder() {
  const [part, setPart] = useState<Part | null>(null);
  const show = (event: SyntheticEvent) => setPart(describePart(event.target as Element));

  return (
    <Box>
      <Box sx={{ height: 370 }} onPointerOver={show} onFocus={show}>
        <DataGrid
          label="Wind turbines and their classes"
          rows={turbines.slice(0, 3)}
          columns={columns}
          checkboxSelection
          showToolbar
          showCellVerticalBorder
        />
      </Box>
      <Box
        component="output"
        sx={{ display: 'block', height: { xs: 180, sm: 120 }, mt: 1, overflow: 'hidden' }}
      >
        <Typography component="div" variant="body2">
          {part ? `Classes: ${part.keys.join(', ')}` : 'Point at a part of the grid, or move the focus.'}
        </Typography>
        <Typography component="div" variant="body2" color="text.secondary">
          {part ? `Slot: ${part.slot ?? 'none'}` : ''}
        </Typography>
        <Typography component="div" variant="body2" color="text.secondary">
          {part ? `Inside: ${part.inside.join(' < ')}` : ''}
        </Typography>
      </Box>
    </Box>
  );
}
