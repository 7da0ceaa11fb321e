import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Opened', value: 640 },
  { label: 'Clicked', value: 310 },
  { label: 'Bought', value: 24 },
];

export default function LabelCorners() {
  return (
    <FunnelChart
      height={240}
      aria-label="Of 640 opened emails, 310 were clicked and 24 led to a purchase"
      series={[
        {
          data,
          curve: 'step',
          // #region preview
          sectionLabel: ({ value }) =>
            value < 50
              ? false
              : { position: { vertical: 'top', horizontal: 'start' }, offset: { x: -8, y: -8 } },
          // #endregion preview
        },
      ]}
      // In right-to-left layouts, the labels would be outside.
      direction="ltr"
    />
  );
}
