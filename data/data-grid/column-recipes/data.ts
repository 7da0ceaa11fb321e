export interface Project {
  id: number;
  name: string;
  client: string;
  budget: number;
  spent: number;
  isBillable: boolean;
  notes: string;
}

export const projects: Project[] = [
  {
    id: 1,
    name: 'Harbor bridge',
    client: 'City of Oslo',
    budget: 48000,
    spent: 31200,
    isBillable: true,
    notes:
      'Steel arrives in week 20.\nPermit: https://oslo.example/permits/811\nThe crane is shared with the tram depot.',
  },
  {
    id: 2,
    name: 'Solar roof',
    client: 'Nordic Foods',
    budget: 22500,
    spent: 9800,
    isBillable: false,
    notes:
      'Half of the panels are on the south side.\nThe inverter is in the basement, next to the old boiler.',
  },
  {
    id: 3,
    name: 'School library',
    client: 'City of Malmö',
    budget: 36000,
    spent: 35400,
    isBillable: true,
    notes: 'Ready.',
  },
  {
    id: 4,
    name: 'Tram depot',
    client: 'Metro Transit',
    budget: 91000,
    spent: 12700,
    isBillable: false,
    notes: 'Waiting for the survey of the ground.\nReport: https://transit.example/depot',
  },
];
