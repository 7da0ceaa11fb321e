import { ChartsRenderer, type ChartsRendererProps } from '@mui/x-charts-premium/ChartsRenderer';

const cities = [{ id: 'city', label: 'City', data: ['Lisbon', 'Oslo', 'Vienna', 'Dublin'] }];
const sales = [
  { id: 'online', label: 'Online', data: [42_000, 38_000, 51_000, 29_000] },
  { id: 'store', label: 'Store', data: [61_000, 24_000, 45_000, 33_000] },
];

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const formatEuro = (value: number | null) => (value === null ? '' : euros.format(value));

// #region preview
const onRender: ChartsRendererProps['onRender'] = (type, props, Chart) =>
  type === 'column' ? (
    <Chart
      {...props}
      aria-label="Sales in four cities"
      yAxis={[{ ...props.yAxis[0], valueFormatter: formatEuro, width: 70 }]}
      series={props.series.map((item: object) => ({ ...item, valueFormatter: formatEuro }))}
    />
  ) : (
    <Chart {...props} />
  );
// #endregion preview

export default function EuroSales() {
  return (
    <ChartsRenderer
      chartType="column"
      dimensions={cities}
      values={sales}
      configuration={{ height: 280 }}
      onRender={onRender}
    />
  );
}
