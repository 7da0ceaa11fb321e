export type AbsenceType = 'Vacation' | 'Sick leave' | 'Training';

/** Days are strings such as `2026-05-04`, whose alphabetical order is their order in time. */
export interface Absence {
  id: number;
  person: string;
  type: AbsenceType;
  first: string;
  last: string;
}

/** An absence in the form. Without an id, it is new. */
export type Draft = Omit<Absence, 'id'> & { id?: number };

export interface CalendarRow {
  id: string;
  name: string;
  absences: readonly Absence[];
}

export const month = 'May 2026';
export const days = Array.from({ length: 31 }, (_, index) => `2026-05-${`${index + 1}`.padStart(2, '0')}`);
const holidays = ['2026-05-01'];

export const people = [
  { id: 'ada', name: 'Ada Moreau' },
  { id: 'ben', name: 'Ben Okafor' },
  { id: 'carla', name: 'Carla Silva' },
  { id: 'dan', name: 'Dan Weber' },
  { id: 'eva', name: 'Eva Berg' },
  { id: 'finn', name: 'Finn Aalto' },
  { id: 'grace', name: 'Grace Kim' },
  { id: 'hugo', name: 'Hugo Marin' },
];

export const initialAbsences: Absence[] = [
  { id: 1, person: 'ada', type: 'Vacation', first: '2026-05-04', last: '2026-05-08' },
  { id: 2, person: 'ben', type: 'Vacation', first: '2026-04-27', last: '2026-05-06' },
  { id: 3, person: 'carla', type: 'Sick leave', first: '2026-05-05', last: '2026-05-05' },
  { id: 4, person: 'carla', type: 'Training', first: '2026-05-11', last: '2026-05-13' },
  { id: 5, person: 'eva', type: 'Training', first: '2026-05-06', last: '2026-05-07' },
  { id: 6, person: 'finn', type: 'Vacation', first: '2026-05-14', last: '2026-05-22' },
  { id: 7, person: 'grace', type: 'Sick leave', first: '2026-05-07', last: '2026-05-12' },
  { id: 8, person: 'hugo', type: 'Vacation', first: '2026-05-25', last: '2026-06-05' },
];

export const getDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** Whether nobody works on a day. */
export const isDayOff = (day: string) => [0, 6].includes(getDate(day).getUTCDay()) || holidays.includes(day);

export const covers = ({ first, last }: Draft, day: string) => first <= day && day <= last;

/** The days of an absence in the month that the calendar shows. */
export const listDays = (absence: Draft) => days.filter((day) => covers(absence, day));

/** What is wrong with an absence, or an empty string. */
export function checkDraft({ id, person, first, last }: Draft, absences: readonly Absence[]): string {
  if (first === '' || last === '') {
    return 'Enter both days.';
  }
  if (last < first) {
    return 'The last day is before the first.';
  }
  const overlaps = absences.some(
    (other) => other.id !== id && other.person === person && other.first <= last && first <= other.last,
  );
  return overlaps ? 'This person is already away on some of these days.' : '';
}
