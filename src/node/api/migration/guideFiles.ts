import fs from 'node:fs/promises';
import path from 'node:path';
import type { ApiDifferences, MigrationGuide } from '../../../shared/products/migration';
import { productToRecordName } from '../../base/files/productToRecordName';

type GuideName = Pick<MigrationGuide, 'product' | 'major'>;

/** The page of a guide, below `data/`: `migration/migration-tree-view-v7`, `migration/migration-pickers-v8`. */
export function getGuidePageId({ product, major }: GuideName): string {
  return `migration/migration-${product.replace(/^date-/, '')}-v${major}`;
}

/** Relative to the project, without the ending: `data/breaking-changes/treeViewV7`. */
function getRecordName({ product, major }: GuideName): string {
  return `data/breaking-changes/${productToRecordName(product)}V${major}`;
}

/** What is written of a guide. */
export function getGuideFile(guide: GuideName): string {
  return `${getRecordName(guide)}.ts`;
}

/** What the maintainers' command wrote for a guide. */
export function getDifferencesFile(guide: GuideName): string {
  return `${getRecordName(guide)}.json`;
}

/** Writes what changed, for the check of the guide to read. */
export async function writeDifferences(
  projectDirectory: string,
  guide: GuideName,
  differences: ApiDifferences,
): Promise<void> {
  const file = path.join(projectDirectory, getDifferencesFile(guide));
  await fs.writeFile(file, `${JSON.stringify(differences, null, 2)}\n`);
}
