import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const censuses = ['1950', '1960', '1970', '1980', '1990', '2000', '2010', '2020'];

/** Millions of people. Source: US Census Bureau, decennial censuses. */
const states = [
  { name: 'California', data: [10.6, 15.7, 20.0, 23.7, 29.8, 33.9, 37.3, 39.5] },
  { name: 'Texas', data: [7.7, 9.6, 11.2, 14.2, 17.0, 20.9, 25.1, 29.1] },
  { name: 'Florida', data: [2.8, 5.0, 6.8, 9.7, 12.9, 16.0, 18.8, 21.5] },
  { name: 'New York', data: [14.8, 16.8, 18.2, 17.6, 18.0, 19.0, 19.4, 20.2] },
];

export default function StateGrowth() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}>
      {states.map(({ name, data }) => (
        <div key={name}>
          <Typography component="p" variant="subtitle2">
            {name}
          </Typography>
          {/* #region preview */}
          <BarChart
            height={150}
            hideLegend
            margin={{ bottom: 0, left: 0, right: 8 }}
            aria-label={`${name}: from ${data[0]} million people in 1950 to ${data[7]} million in 2020`}
            xAxis={[{ data: censuses, tickLabelInterval: (year) => year === '1950' || year === '2020' }]}
            // The same range in all charts.
            yAxis={[{ max: 40, tickNumber: 2, width: 25, disableLine: true, disableTicks: true }]}
            series={[{ label: 'Millions', data, color: '#1e88e5' }]}
            grid={{ horizontal: true }}
          />
          {/* #endregion preview */}
        </div>
      ))}
    </Box>
  );
}
