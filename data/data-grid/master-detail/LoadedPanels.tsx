import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { shipments, type Item, type Shipment } from './data';
import { ItemList } from './ItemList';
import { createItemServer } from './server';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
];

type Load = (id: number) => Promise<Item[]>;

/** Keeps responses, so that a panel that is expanded again sends no request. Errors are not kept. */
function addCache(load: Load): Load {
  const responses = new Map<number, Item[]>();
  return async (id) => {
    const items = responses.get(id) ?? (await load(id));
    responses.set(id, items);
    return items;
  };
}

function Items({ id, load }: { id: number; load: Load }) {
  const [attempt, setAttempt] = React.useState(1);
  const [items, setItems] = React.useState<Item[]>();
  const [error, setError] = React.useState<string>();

  // #region preview
  React.useEffect(() => {
    let isCurrent = true;
    load(id).then(
      (loaded) => isCurrent && setItems(loaded),
      (problem: Error) => isCurrent && setError(problem.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, load, attempt]);
  // #endregion preview

  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={retry}>Retry</Button>}>
        {error}
      </Alert>
    );
  }
  return items ? (
    <ItemList name={`Items of shipment ${id}`} items={items} />
  ) : (
    <Skeleton component="output" aria-label="Loading items" sx={{ mx: 2, height: 36 }} />
  );
}

const getDetailPanelHeight = () => 'auto' as const;

export default function LoadedPanels() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [load] = React.useState(() =>
    addCache(createItemServer((request) => setRequests((earlier) => [...earlier, request]))),
  );
  const getDetailPanelContent = React.useCallback(
    ({ row }: GridRowParams<Shipment>) => <Items id={row.id} load={load} />,
    [load],
  );
  return (
    <div>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          label="Shipments whose items are loaded"
          rows={shipments}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Requests: ${requests.length}, last: ${requests.at(-1) ?? 'none'}`}
      </Typography>
    </div>
  );
}
