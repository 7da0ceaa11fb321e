/** A piece of code of one color: its text, and the class of the highlighter. */
export type CodeToken = readonly [text: string, className?: string];

/** The place for the props of a group within an object: each gets a line of its own, so far from the edge. */
export interface ObjectSlot {
  group: string;
  indent: number;
}

/** An attribute of the element as the code has it, or the place for the props of a group. */
export type TemplateAttribute = (CodeToken | ObjectSlot)[] | { group: string };

/** The code of a prop playground, with places for what the user sets. */
export interface CodeTemplate {
  /** Up to the element; `return ` ends it where the element is what the component returns. */
  before: CodeToken[];
  /** The element that takes the props: `BarChart`. */
  tag: string;
  attributes: TemplateAttribute[];
  after: CodeToken[];
  /** How far the element is from the edge when each attribute has a line of its own. */
  indent: number;
  /** Whether the component returns the element itself, which needs parentheses on lines of its own. */
  isReturned: boolean;
}

/** The text of tokens. */
export function tokensToText(tokens: readonly CodeToken[]): string {
  return tokens.map(([text]) => text).join('');
}
