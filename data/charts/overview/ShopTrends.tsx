import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const shops = [
  { name: 'Harbour', change: '+29 %', orders: [31, 33, 32, 36, 35, 38, 41, 40] },
  { name: 'Old town', change: '−24 %', orders: [46, 47, 44, 41, 42, 38, 36, 35] },
  { name: 'Station', change: '+2 %', orders: [52, 49, 53, 50, 54, 51, 52, 53] },
];

export default function ShopTrends() {
  return (
    <Box component="ul" aria-label="Orders of the last eight weeks" sx={{ maxWidth: 420, m: 0, p: 0 }}>
      {shops.map(({ name, change, orders }) => (
        <Box
          key={name}
          component="li"
          sx={{ display: 'grid', gridTemplateColumns: '80px 1fr 56px', alignItems: 'center', gap: 2 }}
        >
          <Typography variant="body2">{name}</Typography>
          <div>
            <SparkLineChart
              height={48}
              data={orders}
              yAxis={{ min: 20, max: 60 }}
              aria-label={`${name}: from ${orders[0]} to ${orders.at(-1)} orders a week`}
              showTooltip
              showHighlight
            />
          </div>
          <Typography variant="body2" sx={{ textAlign: 'end' }}>
            {change}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
