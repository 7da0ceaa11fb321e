export interface Trip {
  id: string;
  from: string;
  minutes: number;
}

const stations = ['Harbor', 'Old Town', 'University', 'Stadium', 'Airport'];

const trips: Trip[] = Array.from({ length: 60 }, (_, index) => ({
  id: `T-${101 + index}`,
  from: stations[(index * 3) % stations.length]!,
  minutes: 4 + ((index * 7) % 31),
}));

/** Stands in for an API that returns the trips from `start` to `end`, which is included. */
export function fetchTrips(start: number, end: number): Promise<{ rows: Trip[]; total: number }> {
  const answer = { rows: trips.slice(start, end + 1), total: trips.length };
  return new Promise((resolve) => {
    setTimeout(() => resolve(answer), 300);
  });
}
