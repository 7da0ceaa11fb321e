/** What developers come for to a guide of the existing documentation, which is at the same address. */
export interface GuideFacts {
  /** The file of the facts without its ending: `tree-view`. */
  section: string;
  /** Ids of its headings. */
  ids: readonly string[];
  /** Names of the API that it mentions. */
  names: readonly string[];
}

/** By pathname, without trailing slash: `/x/react-tree-view/quickstart`. */
export type FactsByPathname = ReadonlyMap<string, GuideFacts>;

export const FACTS_FOLDER = 'data/legacy-anchors';

/** `'tree-view' -> 'data/legacy-anchors/tree-view.yaml'` */
export function sectionToFile(section: string): string {
  return `${FACTS_FOLDER}/${section}.yaml`;
}
