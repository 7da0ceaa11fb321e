import type { Station } from './data';

const LATENCY = 400;

/** Stands in for an API that deletes a station. It refuses stations with bikes. */
export function deleteStation(station: Station): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (station.bikes > 0) {
        reject(new Error(`${station.name} still has bikes.`));
      } else {
        resolve();
      }
    }, LATENCY);
  });
}

/** Stands in for an API that returns all stations. With each request, the last station has one more bike. */
export function fetchStations(stations: readonly Station[], request: number): Promise<Station[]> {
  const last = stations.length - 1;
  const rows = stations.map((row, index) => (index === last ? { ...row, bikes: row.bikes + request } : row));
  return new Promise((resolve) => {
    setTimeout(() => resolve(rows), LATENCY);
  });
}
