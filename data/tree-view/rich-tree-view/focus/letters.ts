export interface Letter {
  id: string;
  label: string;
  text: string;
  children?: Letter[];
}

export const letters: Letter[] = [
  {
    id: 'offer',
    label: 'Offer for the roof',
    text: 'Please find our offer attached.',
    children: [
      {
        id: 'question',
        label: 'Re: Which slate?',
        text: 'Is it Welsh or Spanish slate?',
        children: [{ id: 'answer', label: 'Re: Re: Which slate?', text: 'Welsh, 30 by 50.' }],
      },
      { id: 'date', label: 'Re: When?', text: 'Could you begin in May?' },
    ],
  },
  { id: 'invoice', label: 'Invoice 4471', text: 'Payable within 14 days.' },
];
