// Visits to a shop on 70 days: most on Saturdays, and a sale in April. 2 March 2026 is a Monday.
const weekdays = [180, 210, 225, 240, 310, 420, 260];

export const days = Array.from({ length: 70 }, (_, index) => new Date(2026, 2, 2 + index));

export const visits = days.map(
  (_, index) =>
    weekdays[index % 7]! + Math.round(60 * Math.sin(index / 9)) + (index > 42 && index < 49 ? 280 : 0),
);

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

export const formatDay = (day: Date) => dayFormat.format(day);
