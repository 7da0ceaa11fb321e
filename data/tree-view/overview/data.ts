export interface Section {
  id: string;
  label: string;
  children?: Section[];
}

export const outline: Section[] = [
  { id: 'summary', label: 'Summary' },
  {
    id: 'results',
    label: 'Results',
    children: [
      { id: 'water', label: 'Water quality' },
      { id: 'birds', label: 'Breeding birds' },
      { id: 'soil', label: 'Soil samples' },
    ],
  },
  {
    id: 'appendix',
    label: 'Appendix',
    children: [
      { id: 'methods', label: 'Methods' },
      { id: 'sources', label: 'Sources' },
    ],
  },
];
