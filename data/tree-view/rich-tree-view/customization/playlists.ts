export interface Playlist {
  id: string;
  label: string;
  children?: Playlist[];
}

export const playlists: Playlist[] = [
  {
    id: 'quiet',
    label: 'Quiet',
    children: [
      { id: 'rain', label: 'Rain on the roof' },
      { id: 'night', label: 'Night train' },
    ],
  },
  {
    id: 'loud',
    label: 'Loud',
    children: [
      { id: 'kitchen', label: 'Kitchen disco' },
      {
        id: 'brass',
        label: 'Brass',
        children: [{ id: 'parade', label: 'Parade' }],
      },
    ],
  },
  { id: 'news', label: 'New this week' },
];
