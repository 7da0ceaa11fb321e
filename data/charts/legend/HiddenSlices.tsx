import { PieChart } from '@mui/x-charts/PieChart';

const visitors = [
  { label: 'Bus', value: 420 },
  { label: 'Car', value: 310 },
  { label: 'Bicycle', value: 180 },
  { label: 'Unknown', value: 950 },
];

export default function HiddenSlices() {
  return (
    <PieChart
      height={220}
      aria-label="How visitors came to the fair"
      // #region preview
      series={[{ id: 'visitors', data: visitors }]}
      initialHiddenItems={[{ type: 'pie', seriesId: 'visitors', dataIndex: 3 }]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      // #endregion preview
    />
  );
}
