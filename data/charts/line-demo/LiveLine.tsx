import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

/** Stands for a sensor: the power of a heat pump in kilowatts, invented. */
const readPower = (second: number) => ({
  second,
  power: 5 + 2 * Math.sin(second / 5) + 0.6 * Math.sin(second * 1.7),
});

const firstReadings = Array.from({ length: 30 }, (_, second) => readPower(second));

export default function LiveLine() {
  const [isRunning, setIsRunning] = React.useState(false);
  const [readings, setReadings] = React.useState(firstReadings);

  // #region preview
  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setInterval(() => {
      setReadings((before) => [...before.slice(1), readPower(before.at(-1)!.second + 1)]);
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  // #endregion preview

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setIsRunning(!isRunning)}
      >
        <span>{isRunning ? 'Pause' : 'Start'}</span>
      </Button>
      <LineChart
        height={240}
        aria-label="Power of a heat pump, the last 30 readings"
        hideLegend
        skipAnimation
        dataset={readings}
        xAxis={[{ dataKey: 'second', domainLimit: 'strict', label: 'Seconds' }]}
        yAxis={[{ min: 0, max: 8, label: 'Power (kW)' }]}
        series={[
          {
            dataKey: 'power',
            label: 'Power',
            showMark: false,
            valueFormatter: (value) => `${value?.toFixed(1)} kW`,
          },
        ]}
      />
    </Stack>
  );
}
