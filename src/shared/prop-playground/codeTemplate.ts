/** A piece of code of one color: its text, and the class of the highlighter. */
export type CodeToken = readonly [text: string, className?: string];

/** The place for the props of a group within an object: each gets a line of its own, so far from the edge. */
export interface ObjectSlot {
  group: string;
  indent: number;
}

/** An attribute that follows from what is set: bars along the other axis have their categories there. */
export interface AttributeChoice {
  /** The control that decides, and the value that it decides for. */
  when: { group: string; name: string; value: string | number | boolean };
  match: CodeToken[];
  otherwise: CodeToken[];
}

/** An attribute of the element as the code has it, the place for the props of a group, or one of two attributes. */
export type TemplateAttribute = (CodeToken | ObjectSlot)[] | { group: string } | AttributeChoice;

/** The import of Day.js, which the code has while a date is set. */
interface DateImport {
  dateImport: CodeToken[];
}

/** The code of a prop playground, with places for what the user sets. */
export interface CodeTemplate {
  /** Up to the element; `return ` ends it where the element is what the component returns. */
  before: (CodeToken | DateImport)[];
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
