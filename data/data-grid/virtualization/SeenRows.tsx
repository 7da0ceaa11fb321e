import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiContext, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createSensors, type Sensor } from './data';

const rows = createSensors(100);

const SeenContext = React.createContext<(id: number) => void>(() => {});

function SensorName({ sensor }: { sensor: Sensor }) {
  const apiRef = useGridApiContext();
  const markAsSeen = React.useContext(SeenContext);
  const textRef = React.useRef<HTMLSpanElement>(null);
  React.useEffect(() => {
    const root = apiRef.current.rootElementRef.current?.querySelector('.MuiDataGrid-virtualScroller');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          markAsSeen(sensor.id);
        }
      },
      { root, threshold: 1 },
    );
    observer.observe(textRef.current!);
    return () => observer.disconnect();
  }, [apiRef, markAsSeen, sensor.id]);
  return <span ref={textRef}>{sensor.name}</span>;
}

const columns: GridColDef<Sensor>[] = [
  {
    field: 'name',
    headerName: 'Sensor',
    flex: 1,
    minWidth: 120,
    renderCell: ({ row }) => <SensorName sensor={row} />,
  },
];

export default function SeenRows() {
  const apiRef = useGridApiRef();
  const [seen, setSeen] = React.useState<ReadonlySet<number>>(new Set());
  const [rendered, setRendered] = React.useState('');

  const markAsSeen = React.useCallback((id: number) => {
    setSeen((current) => (current.has(id) ? current : new Set(current).add(id)));
  }, []);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('renderedRowsIntervalChange', ({ firstRowIndex, lastRowIndex }) => {
        setRendered(`${firstRowIndex + 1} to ${lastRowIndex}`);
      }),
    [apiRef],
  );

  return (
    <SeenContext value={markAsSeen}>
      <Stack spacing={1}>
        <Typography component="output" variant="body2" sx={{ minHeight: 20 }}>
          {rendered ? `Rendered rows: ${rendered}. Rows that were visible: ${seen.size}` : 'Scroll the grid'}
        </Typography>
        <Box sx={{ height: 300 }}>
          <DataGrid apiRef={apiRef} aria-label="Seen sensors" rows={rows} columns={columns} hideFooter />
        </Box>
      </Stack>
    </SeenContext>
  );
}
