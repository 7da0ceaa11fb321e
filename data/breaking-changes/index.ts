import type { MigrationGuide } from '../../src/shared/products/migration';
import { chartsV7 } from './chartsV7';
import { dataGridV7 } from './dataGridV7';
import { datePickersV7 } from './datePickersV7';
import { treeViewV7 } from './treeViewV7';

/** The guides that are checked against the packages, newest first. */
export const migrationGuides: readonly MigrationGuide[] = [treeViewV7, datePickersV7, dataGridV7, chartsV7];
