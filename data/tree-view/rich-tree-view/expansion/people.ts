export interface Person {
  id: string;
  label: string;
  children?: Person[];
}

export const people: Person[] = [
  {
    id: 'okafor',
    label: 'Ada Okafor, managing director',
    children: [
      {
        id: 'lind',
        label: 'Mats Lind, production',
        children: [
          {
            id: 'ruiz',
            label: 'Elena Ruiz, weaving',
            children: [
              { id: 'haas', label: 'Jonas Haas, night shift' },
              { id: 'sato', label: 'Yuki Sato, day shift' },
            ],
          },
          { id: 'meyer', label: 'Karin Meyer, dyeing' },
        ],
      },
      {
        id: 'novak',
        label: 'Petr Novak, sales',
        children: [
          { id: 'ali', label: 'Sara Ali, Europe' },
          { id: 'chen', label: 'Wei Chen, Asia' },
        ],
      },
      { id: 'boyd', label: 'Rhea Boyd, finance' },
    ],
  },
];

/** The ids of all people who lead others. */
export function listLeads(list: Person[]): string[] {
  return list.flatMap(({ id, children }) => (children ? [id, ...listLeads(children)] : []));
}

/** The ids of those above a person, topmost first; `undefined` if the person is not below `list`. */
export function findLeads(list: Person[], personId: string): string[] | undefined {
  for (const { id, children = [] } of list) {
    const below = id === personId ? [] : findLeads(children, personId);
    if (below) {
      return id === personId ? [] : [id, ...below];
    }
  }
  return undefined;
}
