import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const levels = [
  { label: 'Esteem', value: 1 },
  { label: 'Belonging', value: 1 },
  { label: 'Safety', value: 1 },
  { label: 'Food and sleep', value: 1 },
];

export default function PyramidLabels() {
  return (
    <FunnelChart
      height={260}
      hideLegend
      aria-label="Pyramid of needs, from food and sleep at the base to esteem at the tip"
      // #region preview
      margin={{ right: 110 }}
      series={[
        {
          data: levels,
          curve: 'pyramid',
          funnelDirection: 'increasing',
          valueFormatter: (_, { dataIndex }) => levels[dataIndex]!.label,
          sectionLabel: { position: { horizontal: 'end' }, textAnchor: 'start', offset: { x: 8 } },
        },
      ]}
      // #endregion preview
      slotProps={{ tooltip: { trigger: 'none' } }}
      // In right-to-left layouts, the labels would be on the sections.
      direction="ltr"
    />
  );
}
