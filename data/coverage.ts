import type { NamesOfFutureGuides } from '../src/shared/coverage';

/**
 * The names of the API that no demo uses and no guide explains, below the guide of the menu that they wait for. Any
 * other name of a product must be covered; the build names what is not. When you write one of these guides, remove its
 * lines.
 */
export const futureGuides: NamesOfFutureGuides = {
  'data-grid': {
    '/x/react-data-grid/pivoting': {
      prop: ['onSidebarClose', 'onSidebarOpen'],
    },
    '/x/react-data-grid/charts-integration': {
      prop: ['activeChartId', 'getColumnName', 'onActiveChartIdChange', 'onRender'],
    },
    '/x/react-data-grid/ai-assistant': {
      prop: [
        'aiAssistantActiveConversationIndex',
        'aiAssistantConversations',
        'aiAssistantSuggestions',
        'allowAiAssistantDataSampling',
        'onAiAssistantActiveConversationIndexChange',
        'onAiAssistantConversationsChange',
      ],
    },
  },
  'date-pickers': {},
  charts: {},
  'tree-view': {},
};
