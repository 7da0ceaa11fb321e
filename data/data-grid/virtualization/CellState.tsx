import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createSensors, type Sensor } from './data';

const rows = createSensors(60);

interface CheckedContextValue {
  checked: ReadonlySet<number>;
  toggle: (id: number) => void;
}

const CheckedContext = React.createContext<CheckedContextValue>({ checked: new Set(), toggle: () => {} });

function CheckedInCell({ sensor }: { sensor: Sensor }) {
  // Lost when the row leaves the DOM.
  const [checked, setChecked] = React.useState(false);
  return (
    <input
      type="checkbox"
      style={{ width: 24, height: 24 }}
      aria-label={`${sensor.name}, state in the cell`}
      checked={checked}
      onChange={() => setChecked(!checked)}
    />
  );
}

// #region preview
function CheckedOutside({ sensor }: { sensor: Sensor }) {
  const { checked, toggle } = React.useContext(CheckedContext);
  return (
    <input
      type="checkbox"
      style={{ width: 24, height: 24 }}
      aria-label={`${sensor.name}, state outside`}
      checked={checked.has(sensor.id)}
      onChange={() => toggle(sensor.id)}
    />
  );
}
// #endregion preview

const columns: GridColDef<Sensor>[] = [
  { field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100 },
  {
    field: 'inCell',
    headerName: 'In the cell',
    width: 110,
    renderCell: ({ row }) => <CheckedInCell sensor={row} />,
  },
  {
    field: 'outside',
    headerName: 'Outside',
    width: 110,
    renderCell: ({ row }) => <CheckedOutside sensor={row} />,
  },
];

export default function CellState() {
  const [checked, setChecked] = React.useState<ReadonlySet<number>>(new Set());
  const context = React.useMemo(
    () => ({
      checked,
      toggle: (id: number) =>
        setChecked((current) => {
          const next = new Set(current);
          if (!next.delete(id)) {
            next.add(id);
          }
          return next;
        }),
    }),
    [checked],
  );
  return (
    <CheckedContext.Provider value={context}>
      <Box sx={{ height: 300 }}>
        <DataGrid label="Checked sensors" rows={rows} columns={columns} hideFooter />
      </Box>
    </CheckedContext.Provider>
  );
}
