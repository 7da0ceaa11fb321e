import { BarChart } from '@mui/x-charts/BarChart';

const stations = ['Airport', 'Botanical garden', 'Central station', 'Harbor', 'Opera house', 'University'];

export default function RotatedLabels() {
  return (
    <BarChart
      height={300}
      aria-label="Passengers per hour at six stations"
      // #region preview
      xAxis={[
        {
          data: stations,
          height: 110,
          tickLabelStyle: { angle: -45 },
        },
      ]}
      // #endregion preview
      series={[{ label: 'Passengers', data: [480, 210, 920, 340, 390, 610] }]}
      hideLegend
    />
  );
}
