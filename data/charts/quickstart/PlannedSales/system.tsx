import Box from '@mui/material/Box';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';

export default function PlannedSales() {
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
      }}
    >
      <BarChart
        height={240}
        aria-label="Sold and planned bicycles per quarter"
        grid={{ horizontal: true }}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { id: 'sold', label: 'Sold', data: [310, 480, 520, 260], color: '#1976d2' },
          { id: 'planned', label: 'Planned', data: [340, 450, 560, 300], color: '#1976d2' },
        ]}
        sx={{
          [`& .${chartsGridClasses.line}`]: { strokeDasharray: '4 4' },
          [`& [data-series="planned"] .${barClasses.element}`]: {
            fillOpacity: 0.25,
            stroke: '#1976d2',
            strokeWidth: 2,
          },
        }}
      />
    </Box>
  );
}
