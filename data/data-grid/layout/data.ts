export interface Ferry {
  id: number;
  route: string;
  departs: string;
  cars: number;
}

const harbors = ['Oban', 'Mallaig', 'Uig', 'Troon', 'Ullapool', 'Largs'];

/** Ferries of one day, in the order of departure. */
export const ferries: Ferry[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  route: harbors[(index * 5) % harbors.length]!,
  departs: `${String(7 + index).padStart(2, '0')}:${index % 2 === 0 ? '10' : '45'}`,
  cars: 40 + ((index * 37) % 60),
}));
