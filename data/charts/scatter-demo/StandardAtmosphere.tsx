import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Altitude (km), temperature (°C) and pressure (hPa). Model: US Standard Atmosphere, 1976. */
const levels = [
  { altitude: 0, temperature: 15.0, pressure: 1013.3 },
  { altitude: 1, temperature: 8.5, pressure: 898.8 },
  { altitude: 2, temperature: 2.0, pressure: 795.0 },
  { altitude: 3, temperature: -4.5, pressure: 701.2 },
  { altitude: 4, temperature: -11.0, pressure: 616.6 },
  { altitude: 5, temperature: -17.5, pressure: 540.5 },
  { altitude: 6, temperature: -24.0, pressure: 472.2 },
  { altitude: 7, temperature: -30.5, pressure: 411.1 },
  { altitude: 8, temperature: -36.9, pressure: 356.5 },
  { altitude: 9, temperature: -43.4, pressure: 308.0 },
  { altitude: 10, temperature: -49.9, pressure: 265.0 },
];

const temperatures = levels.map(({ altitude, temperature }) => ({ x: altitude, y: temperature }));
const pressures = levels.map(({ altitude, pressure }) => ({ x: altitude, y: pressure }));

const [red, blue] = ['var(--mui-palette-error-main)', 'var(--mui-palette-primary-main)'];

export default function StandardAtmosphere() {
  return (
    <ScatterChart
      height={340}
      enableKeyboardNavigation
      aria-label="From sea level to 10 km, the temperature falls from 15 to −50 degrees and the pressure from 1013 to 265 hPa"
      xAxis={[{ label: 'Altitude (km)', min: -0.5, max: 10.5, tickMinStep: 1 }]}
      // #region preview
      yAxis={[
        { id: 'celsius', label: 'Temperature (°C)', width: 60, min: -60, max: 20 },
        { id: 'hectopascal', label: 'Pressure (hPa)', width: 70, position: 'right', min: 0, max: 1200 },
      ]}
      series={[
        { label: 'Temperature (°C)', data: temperatures, yAxisId: 'celsius', color: red },
        { label: 'Pressure (hPa)', data: pressures, yAxisId: 'hectopascal', color: blue },
      ]}
      // #endregion preview
      sx={{
        [`& [data-axis-id="celsius"] .${axisClasses.label}`]: { fill: red },
        [`& [data-axis-id="hectopascal"] .${axisClasses.label}`]: { fill: blue },
      }}
    />
  );
}
