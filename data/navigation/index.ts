import type { NavigationEntry } from '../../src/shared/navigation/navigation';
import { charts } from './charts';
import { commonConcepts } from './commonConcepts';
import { dataGrid } from './dataGrid';
import { datePickers } from './datePickers';
import { introduction } from './introduction';
import { migration } from './migration';
import { treeView } from './treeView';

/** The menu of the site, in the order in which it is drawn and read. A page is one line in one of these files. */
export const navigation: NavigationEntry[] = [
  { pathname: '/x/whats-new', title: "What's new in MUI X" },
  introduction,
  commonConcepts,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
];
