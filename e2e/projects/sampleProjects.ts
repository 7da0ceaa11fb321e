import type { CodeVariant, Styling } from '../../src/shared/demo/codePreferences';
import type { DateLibrary } from '../../src/shared/demo/dateLibraries';

/** A demo that is taken away in one of its sources. */
export interface SampleProject {
  page: string;
  name: string;
  variant: CodeVariant;
  styling: Styling;
  /** Day.js without it. */
  dateLibrary?: DateLibrary;
  /** A part of what the demo renders. */
  shows: string;
  /** How the part has to look where rules of the demo have to win against those of the components. */
  looks?: Record<string, string>;
  /** Whether the project is installed by itself, as a user does; the others share one installation. */
  isAlone?: boolean;
}

const LATE_ORDERS = {
  page: '/x/common-concepts/custom-components/',
  name: 'LateOrders',
  shows: '.MuiDataGrid-root',
  looks: { height: '268px', 'border-top-color': 'rgb(25, 118, 210)' },
} as const;

/** One demo of each product, of each styling and of each language, some of them with several files or another date library. */
export const SAMPLE_PROJECTS: SampleProject[] = [
  {
    page: '/x/react-tree-view/',
    name: 'EditableOutline',
    variant: 'TS',
    styling: 'system',
    shows: '[role="treeitem"]',
    isAlone: true,
  },
  {
    page: '/x/react-data-grid/server-side-data/',
    name: 'SavedOrders',
    variant: 'TS',
    styling: 'system',
    shows: '.MuiDataGrid-row',
  },
  {
    page: '/x/react-date-pickers/date-picker/',
    name: 'DepartureDate',
    variant: 'TS',
    styling: 'system',
    shows: '[role="spinbutton"]',
  },
  {
    page: '/x/react-date-pickers/localization/',
    name: 'FrenchArrival',
    variant: 'TS',
    styling: 'system',
    dateLibrary: 'moment',
    shows: '[role="spinbutton"]',
  },
  {
    page: '/x/react-date-pickers/date-picker/',
    name: 'DepartureDate',
    variant: 'JS',
    styling: 'system',
    dateLibrary: 'date-fns',
    shows: '[role="spinbutton"]',
  },
  {
    page: '/x/react-charts/bars/',
    name: 'BarShape',
    variant: 'JS',
    styling: 'system',
    shows: '.MuiBarElement-root, .MuiBarChart-element',
  },
  { ...LATE_ORDERS, variant: 'TS', styling: 'tailwind' },
  { ...LATE_ORDERS, variant: 'JS', styling: 'css' },
];
