import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  seat: `Row ${Math.floor(index / 4) + 1}, seat ${'ABCD'[index % 4]}`,
  price: 40 + (index % 5) * 10,
}));

const columns: GridColDef[] = [
  { field: 'seat', headerName: 'Seat', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
];

export default function RowsInTree() {
  const [isWhole, setIsWhole] = React.useState(false);
  const [count, setCount] = React.useState(0);
  const box = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const element = box.current!;
    const observer = new MutationObserver(() => setCount(element.querySelectorAll('[role="row"]').length));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        label="Disable virtualization"
        control={<Switch checked={isWhole} onChange={(event) => setIsWhole(event.target.checked)} />}
      />
      <Box ref={box} sx={{ height: 266 }}>
        <DataGrid
          key={String(isWhole)}
          aria-label="Seats"
          rows={rows}
          columns={columns}
          disableVirtualization={isWhole}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Rows in the accessibility tree: ${count} of 101`}
      </Typography>
    </Stack>
  );
}
