export interface Shipment {
  id: string;
  destination: string;
  parcels: number;
  carrier: string;
  note: string;
}

export const shipments: Shipment[] = [
  { id: 'S-310', destination: 'Hamburg', parcels: 12, carrier: 'Elbe Freight', note: 'Ring at the gate' },
  { id: 'S-311', destination: 'Porto', parcels: 3, carrier: 'Atlantica', note: 'Keep upright' },
  { id: 'S-312', destination: 'Osaka', parcels: 40, carrier: 'Kansai Air', note: 'Customs papers inside' },
  { id: 'S-313', destination: 'Accra', parcels: 7, carrier: 'Gulf Line', note: 'Call before delivery' },
];
