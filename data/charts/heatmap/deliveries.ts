export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const firstMonday = Date.UTC(2026, 0, 5);

/** The Mondays of 26 weeks, as `2026-01-05`. */
export const weeks = Array.from({ length: 26 }, (_, week) =>
  new Date(firstMonday + week * 7 * 86_400_000).toISOString().slice(0, 10),
);

/** Few on Saturdays, none on Sundays, more in spring. */
function countDeliveries(week: number, day: number): number {
  if (day === 6) {
    return 0;
  }
  return ((week * 5 + day * 3) % (day === 5 ? 4 : 9)) + (week > 10 && day < 5 ? 4 : 0);
}

export const deliveries = weeks.flatMap((_, week) =>
  days.map((_day, day) => [week, day, countDeliveries(week, day)] as const),
);
