import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

type Orientation = 'portrait' | 'landscape';

const colors = {
  toolbar: 'primary.main',
  shortcuts: 'secondary.main',
  contentWrapper: 'success.main',
  tabs: 'warning.main',
  actionBar: 'error.main',
};
const parts = Object.keys(colors) as (keyof typeof colors)[];
const outlines = Object.fromEntries(
  parts.map((part) => [
    `& .${pickersLayoutClasses[part]}`,
    { outline: '2px dashed', outlineColor: colors[part], outlineOffset: '-2px' },
  ]),
);

/** What the list shows until the parts are on the screen. */
const firstOrder = [
  'toolbar: row 1, column 2 / 4',
  'shortcuts: row 2 / 3, column 1',
  'contentWrapper: row 2, column 2 / 4',
  'tabs: inside contentWrapper',
  'actionBar: row 3, column 1 / 4',
];

export default function LayoutParts() {
  const { direction } = useTheme();
  const [orientation, setOrientation] = React.useState<Orientation>('portrait');
  const [order, setOrder] = React.useState(firstOrder);
  const box = React.useRef<HTMLDivElement>(null);
  // The list below shows the parts in the order of the DOM, with their real grid placement.
  React.useEffect(() => {
    const selector = parts.map((part) => `.${pickersLayoutClasses[part]}`).join();
    const elements = [...box.current!.querySelectorAll(selector)];
    setOrder(
      elements.map((element) => {
        const part = parts.find((name) => element.classList.contains(pickersLayoutClasses[name]))!;
        if (part === 'tabs') {
          return 'tabs: inside contentWrapper';
        }
        const { gridRow, gridColumn } = getComputedStyle(element);
        return `${part}: row ${gridRow}, column ${gridColumn}`;
      }),
    );
  }, [orientation, direction]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Orientation"
          value={orientation}
          onChange={(_, value: Orientation | null) => value && setOrientation(value)}
        >
          <ToggleButton value="portrait">portrait</ToggleButton>
          <ToggleButton value="landscape">landscape</ToggleButton>
        </ToggleButtonGroup>
        <Box ref={box} sx={{ overflowX: 'auto' }}>
          <StaticDateTimePicker
            orientation={orientation}
            defaultValue={dayjs('2026-05-11T09:30')}
            slotProps={{
              layout: { sx: outlines },
              tabs: { hidden: false },
              shortcuts: { items: [{ label: 'Noon', getValue: () => dayjs('2026-05-11T12:00') }] },
            }}
          />
        </Box>
        <ol aria-label="Order in the DOM">
          {order.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Stack>
    </LocalizationProvider>
  );
}
