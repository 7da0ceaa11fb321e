import type { PromptResponse } from '@mui/x-data-grid-premium';

/** A response that resets the grid. */
export const reset: PromptResponse = {
  conversationId: 'tickets',
  filters: [],
  sorting: [],
  grouping: [],
  aggregation: {},
  pivoting: {},
  select: -1,
  chart: null,
};

const answers: Record<string, Partial<PromptResponse>> = {
  'open tickets': { filters: [{ column: 'status', operator: 'equals', value: 'Open' }] },
  'longest first': { sorting: [{ column: 'hours', direction: 'desc' }] },
  'hours per team': { grouping: [{ column: 'team' }], aggregation: { hours: 'sum' } },
  'chart of hours per team': {
    grouping: [{ column: 'team' }],
    aggregation: { hours: 'sum' },
    chart: { dimensions: ['team'], values: ['hours'] },
  },
};

/** Stands in for a service with a language model: it knows four prompts. */
export async function askService(prompt: string): Promise<PromptResponse> {
  const answer = answers[prompt.toLowerCase()];
  if (!answer) {
    throw new Error('Ask for open tickets or for hours per team.');
  }
  return { ...reset, ...answer };
}
