import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns, shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

const getDetailPanelHeight = () => 'auto' as const;

function getStableContent({ row }: GridRowParams<Shipment>) {
  return <ItemList name={`Items of shipment ${row.id}`} items={row.items} />;
}

export default function StableContent() {
  const [isStable, setIsStable] = React.useState(true);
  const [renders, setRenders] = React.useState(0);
  const calls = React.useRef(0);
  const output = React.useRef<HTMLOutputElement>(null);
  const count = React.useCallback((params: GridRowParams<Shipment>) => {
    calls.current += 1;
    return getStableContent(params);
  }, []);
  React.useEffect(() => {
    output.current!.textContent = `Calls: ${calls.current}`;
  });
  return (
    <div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={isStable} onChange={(event) => setIsStable(event.target.checked)} />}
          label="Same function in each render"
        />
        <Button variant="outlined" size="small" onClick={() => setRenders(renders + 1)}>
          Render the parent
        </Button>
        <output ref={output} />
      </Stack>
      <Box sx={{ height: 318 }}>
        <DataGridPro
          aria-label="Shipments with counted calls"
          rows={shipments}
          columns={columns}
          getDetailPanelContent={isStable ? count : (params) => count(params)}
          getDetailPanelHeight={getDetailPanelHeight}
          hideFooter
        />
      </Box>
    </div>
  );
}
