export interface Sensor {
  id: number;
  name: string;
}

/** Sensors with the ids 1 to `count`. */
export function createSensors(count: number): Sensor[] {
  return Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Sensor ${index + 1}` }));
}

/** The temperature that a sensor measured in an hour, in °C. */
export function readTemperature(sensor: Sensor, hour: number): number {
  return ((sensor.id * 7 + hour * 13) % 40) - 5;
}
