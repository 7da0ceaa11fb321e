const tours: Record<string, number> = {
  '2026-05-09': 2,
  '2026-05-16': 3,
  '2026-05-23': 1,
  '2026-06-06': 4,
  '2026-06-20': 2,
};

/** Stands in for an API that returns the number of tours a day, for a month such as `2026-05`. */
export function fetchTours(month: string): Promise<Record<string, number>> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(Object.fromEntries(Object.entries(tours).filter(([day]) => day.startsWith(month))));
    }, 600);
  });
}
