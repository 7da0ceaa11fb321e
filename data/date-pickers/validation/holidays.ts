const holidays = ['2026-05-01', '2026-05-14', '2026-05-25', '2026-06-04'];

/** Stands in for an API that returns the public holidays of a month such as `2026-05`. */
export function fetchHolidays(month: string): Promise<string[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(holidays.filter((day) => day.startsWith(month))), 400);
  });
}
