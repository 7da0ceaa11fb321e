import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['1960', '1970', '1980', '1990', '2000', '2010', '2020'];

// Seats in the House of Representatives after each census. Source: U.S. Census Bureau.
const seats = {
  California: [38, 43, 45, 52, 53, 53, 52],
  Texas: [23, 24, 27, 30, 32, 36, 38],
  Florida: [12, 15, 19, 23, 25, 27, 28],
  'New York': [41, 39, 34, 31, 29, 27, 26],
  Pennsylvania: [27, 25, 23, 21, 19, 18, 17],
  Ohio: [24, 23, 21, 19, 18, 16, 15],
};

export default function SmallMultiples() {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' }, gap: 2 }}
    >
      {Object.entries(seats).map(([state, values]) => (
        <div key={state}>
          <Typography component="p" variant="subtitle2">
            {state}
          </Typography>
          {/* #region preview */}
          <LineChart
            height={140}
            aria-label={`${state}: ${values[0]} seats after 1960, ${values.at(-1)} after 2020`}
            hideLegend
            margin={{ top: 20, right: 16, bottom: 0, left: 0 }}
            xAxis={[{ scaleType: 'point', data: years, tickLabelInterval: (_, index) => index % 6 === 0 }]}
            yAxis={[{ min: 0, max: 60, width: 28, tickNumber: 3 }]}
            grid={{ horizontal: true }}
            series={[{ label: 'Seats', data: values, showMark: false }]}
          />
          {/* #endregion preview */}
        </div>
      ))}
    </Box>
  );
}
