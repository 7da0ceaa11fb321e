// Bikes rented per day for 70 days from Monday 2 March 2026: most on Saturdays, and few on a rainy week in April.
const weekdays = [320, 340, 335, 350, 410, 560, 480];

export const days = Array.from({ length: 70 }, (_, index) => new Date(2026, 2, 2 + index));

export const rentals = days.map(
  (_, index) => weekdays[index % 7]! + index * 3 - (index > 41 && index < 49 ? 260 : 0),
);

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

export const formatDay = (day: Date) => dayFormat.format(day);
