import { LineChart } from '@mui/x-charts/LineChart';

// Annual means in Hawaii in parts per million. Source: US National Oceanic and Atmospheric Administration.
const carbonDioxide = [317, 326, 339, 354, 370, 390, 414];

export default function CarbonDioxide() {
  return (
    <LineChart
      height={260}
      aria-label="Carbon dioxide in the air of Hawaii, 1960 to 2020"
      xAxis={[{ scaleType: 'point', data: ['1960', '1970', '1980', '1990', '2000', '2010', '2020'] }]}
      yAxis={[{ min: 300, max: 420 }]}
      series={[
        {
          label: 'CO₂',
          // #region preview
          data: carbonDioxide,
          valueFormatter: (value, { dataIndex }) => {
            const previous = carbonDioxide[dataIndex - 1];
            const change = previous === undefined ? '' : ` (+${value! - previous})`;
            return `${value} ppm${change}`;
          },
          // #endregion preview
        },
      ]}
    />
  );
}
