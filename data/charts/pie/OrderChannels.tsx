import { PieChart } from '@mui/x-charts/PieChart';

export default function OrderChannels() {
  return (
    <PieChart
      height={220}
      aria-label="Orders by channel: more than half come from the website"
      series={[
        {
          data: [
            { id: 'web', value: 540, label: 'Website' },
            { id: 'app', value: 310, label: 'App' },
            { id: 'phone', value: 90, label: 'Phone' },
          ],
        },
      ]}
    />
  );
}
