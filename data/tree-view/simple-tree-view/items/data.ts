export interface Folder {
  id: string;
  name: string;
  archived?: boolean;
  folders?: Folder[];
}

export const folders: Folder[] = [
  {
    id: 'bridge',
    name: 'Bridge repair',
    folders: [
      { id: 'bridge-drawings', name: 'Drawings' },
      {
        id: 'bridge-reports',
        name: 'Inspection reports',
        folders: [
          { id: 'bridge-2024', name: '2024', archived: true },
          { id: 'bridge-2025', name: '2025' },
        ],
      },
    ],
  },
  {
    id: 'school',
    name: 'School extension',
    folders: [
      { id: 'school-permits', name: 'Permits' },
      { id: 'school-tender', name: 'Tender', archived: true },
    ],
  },
  {
    id: 'harbour',
    name: 'Harbour wall',
    archived: true,
    folders: [{ id: 'harbour-photos', name: 'Photos' }],
  },
];
