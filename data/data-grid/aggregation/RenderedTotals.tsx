import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

interface ScoreBarProps {
  score: number;
  isTotal: boolean;
}

function ScoreBar({ score, isTotal }: ScoreBarProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
      <LinearProgress
        aria-label="Score"
        variant="determinate"
        value={score}
        color={isTotal ? 'secondary' : 'primary'}
        sx={{ flex: 1 }}
      />
      {`${score} %`}
    </Box>
  );
}

// #region preview
function renderScore({ value, formattedValue, aggregation }: GridRenderCellParams<Sale, number | null>) {
  if (aggregation && !aggregation.hasCellUnit) {
    return `${formattedValue} products`;
  }
  return typeof value === 'number' ? <ScoreBar score={value} isTotal={aggregation !== undefined} /> : '';
}
// #endregion preview

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
        label="Scores with an average"
        rows={sales}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
