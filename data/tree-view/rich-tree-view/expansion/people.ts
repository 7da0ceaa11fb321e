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
