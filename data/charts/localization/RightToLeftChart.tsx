import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const rtlTheme = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

export default function RightToLeftChart() {
  return (
    <ThemeProvider theme={rtlTheme}>
      <Box dir="rtl" lang="he">
        <BarChart
          height={240}
          aria-label="הזמנות בארבעה חודשים"
          // #region preview
          xAxis={[{ data: ['ינואר', 'פברואר', 'מרץ', 'אפריל'], reverse: true }]}
          yAxis={[{ position: 'right' }]}
          series={[
            { label: 'אתר', data: [24, 31, 18, 35] },
            { label: 'חנות', data: [40, 28, 33, 30] },
          ]}
          // #endregion preview
        />
      </Box>
    </ThemeProvider>
  );
}
