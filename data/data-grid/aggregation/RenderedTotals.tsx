import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

function renderScore({ value, formattedValue, aggregation }: GridRenderCellParams<Sale, number | null>) {
  if (aggregation && !aggregation.hasCellUnit) {
    return `${formattedValue} products`;
  }
  if (typeof value !== 'number') {
    return '';
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
      <LinearProgress
        aria-label="Score"
        variant="determinate"
        value={value}
        color={aggregation ? 'secondary' : 'primary'}
        sx={{ flex: 1 }}
      />
      {`${value} %`}
    </Box>
  );
}

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'score', headerName: 'Score', type: 'number', width: 160, renderCell: renderScore },
];

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { score: 'avg' } },
};

export default function RenderedTotals() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPremium
        aria-label="Scores with an average"
        rows={sales}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
