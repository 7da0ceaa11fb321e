import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { countOne } from './Counts';
import { createProducts, type Product } from './data';

const rows = createProducts(20);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

const renders = { selector: 0, state: 0 };

// #region preview
function CountWithSelector() {
  const apiRef = useGridApiContext();
  // Renders only if the number changes.
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
  countOne(renders, 'selector');
  return (
    <Typography component="output" variant="body2">
      {`Selector: ${count} selected, ${renders.selector} renders`}
    </Typography>
  );
}
// #endregion preview

function CountWithState() {
  const apiRef = useGridApiContext();
  const [count, setCount] = React.useState({ value: 0 });
  // Renders for each change of the whole state.
  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('stateChange', () => {
        setCount({ value: gridRowSelectionCountSelector(apiRef) });
      }),
    [apiRef],
  );
  countOne(renders, 'state');
  return (
    <Typography component="output" variant="body2">
      {`State: ${count.value} selected, ${renders.state} renders`}
    </Typography>
  );
}

function Footer() {
  return (
    <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', display: 'flex', flexDirection: 'column' }}>
      <CountWithSelector />
      <CountWithState />
    </Box>
  );
}

const slots = { footer: Footer };

export default function SelectorRenders() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid label="Selectable products" rows={rows} columns={columns} slots={slots} />
    </Box>
  );
}
