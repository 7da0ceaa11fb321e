import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const stocks = [
  { name: 'Wind', prices: [41, 43, 42, 45, 44, 48] },
  { name: 'Rail', prices: [62, 60, 61, 57, 58, 55] },
];

function Stock({ name, prices }: { name: string; prices: number[] }) {
  // #region preview
  const change = prices.at(-1)! - prices[0]!;
  const color = change < 0 ? 'crimson' : 'seagreen';
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography sx={{ width: 96 }}>{`${name}: ${change > 0 ? '+' : ''}${change} €`}</Typography>
      <SparkLineChart width={160} height={48} data={prices} color={color} aria-label={`Price of ${name}`} />
    </Stack>
  );
  // #endregion preview
}

export default function TrendColors() {
  return (
    <Stack spacing={2}>
      {stocks.map((stock) => (
        <Stock key={stock.name} {...stock} />
      ))}
    </Stack>
  );
}
