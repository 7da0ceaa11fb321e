export interface Person {
  id: string;
  name: string;
  job: string;
  team?: Person[];
}

export const people: Person[] = [
  {
    id: 'okafor',
    name: 'Ada Okafor',
    job: 'Managing director',
    team: [
      {
        id: 'lind',
        name: 'Mats Lind',
        job: 'Head of production',
        team: [{ id: 'ruiz', name: 'Elena Ruiz', job: 'Master weaver' }],
      },
      { id: 'novak', name: 'Petr Novak', job: 'Sales' },
    ],
  },
];
export const getItemLabel = (person: Person) => person.name;
export const getItemChildren = (person: Person) => person.team;
