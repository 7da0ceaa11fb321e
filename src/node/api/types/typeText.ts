/** A type as a user would say it. */
export interface TypeText {
  /** At most `MAX_TYPE_LENGTH` characters: `GridRowsProp`, `(params, event) => void`. */
  text: string;
  /** All of it, where `text` is shortened. */
  full?: string;
  /** The named types that it mentions, by their name in the text: `{ GridRowsProp: 'x-data-grid/GridRowsProp' }`. */
  types?: Record<string, string>;
}

/** Longer types are shortened in a cell and unfold. */
export const MAX_TYPE_LENGTH = 80;

export interface ApiParam {
  name: string;
  type: TypeText;
  isOptional?: true;
  /** Markdown. */
  description?: string;
}

/** How a function is called. */
export interface ApiSignature {
  params: ApiParam[];
  returns?: { type: TypeText; description?: string };
}
