const RECORD = /^data\/(?:(?:api|breaking-changes|features|messages|navigation)\/)?\w+\.ts$/;

/** True for the files of `data/` that hold records, as opposed to what belongs to a page. */
export function isRecord(file: string): boolean {
  return RECORD.test(file);
}
