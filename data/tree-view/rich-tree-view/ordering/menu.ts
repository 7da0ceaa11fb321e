export interface MenuEntry {
  id: string;
  label: string;
  /** A page has no children, a group contains pages. */
  kind: 'page' | 'group';
  children?: MenuEntry[];
}

export const menu: MenuEntry[] = [
  { id: 'home', label: 'Home', kind: 'page' },
  {
    id: 'visit',
    label: 'Your visit',
    kind: 'group',
    children: [
      { id: 'hours', label: 'Opening hours', kind: 'page' },
      { id: 'tickets', label: 'Tickets', kind: 'page' },
      { id: 'cafe', label: 'Café', kind: 'page' },
    ],
  },
  {
    id: 'museum',
    label: 'The museum',
    kind: 'group',
    children: [
      { id: 'history', label: 'History', kind: 'page' },
      { id: 'team', label: 'Team', kind: 'page' },
    ],
  },
  { id: 'press', label: 'Press', kind: 'page' },
];
