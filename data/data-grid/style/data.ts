export interface Turbine {
  id: string;
  site: string;
  status: 'Running' | 'Maintenance' | 'Fault';
  /** In megawatts. */
  output: number;
  /** Percent since yesterday. */
  change: number;
}

/** What wind turbines of three sites reported on one morning. */
export const turbines: Turbine[] = [
  { id: 'WT-01', site: 'Moray', status: 'Running', output: 6.2, change: 4 },
  { id: 'WT-02', site: 'Moray', status: 'Fault', output: 0, change: -100 },
  { id: 'WT-03', site: 'Borkum', status: 'Running', output: 5.8, change: -3 },
  { id: 'WT-04', site: 'Borkum', status: 'Maintenance', output: 1.1, change: -81 },
  { id: 'WT-05', site: 'Anholt', status: 'Running', output: 7.4, change: 12 },
  { id: 'WT-06', site: 'Anholt', status: 'Running', output: 7.1, change: 9 },
];
