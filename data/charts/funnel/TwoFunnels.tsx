import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = ['Visits', 'Carts', 'Orders'];

// #region preview
const createItems = (name: string, values: number[], color: string) =>
  values.map((value, index) => ({
    value,
    color,
    label: (location: 'legend' | 'tooltip' | 'section') => {
      const legendLabel = index === 0 ? name : undefined;
      return location === 'legend' ? legendLabel : `${steps[index]}, ${name}`;
    },
  }));
// #endregion preview

export default function TwoFunnels() {
  return (
    <FunnelChart
      height={260}
      aria-label="Visits, carts and orders of an online shop: more carts in March than in February"
      categoryAxis={{ categories: steps, size: 60, disableLine: true, disableTicks: true }}
      series={[
        {
          data: createItems('March', [1900, 980, 520], '#0288d1'),
          variant: 'outlined',
          sectionLabel: false,
        },
        { data: createItems('February', [1500, 540, 310], '#ef6c00'), sectionLabel: false },
      ]}
    />
  );
}
