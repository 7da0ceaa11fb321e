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

/** Which kinds of dates users have set in the code: what it imports follows from them. */
export const DATE_USES = ['none', 'date', 'time', 'both'] as const;

export type DateUse = (typeof DATE_USES)[number];

/** The place for the imports that depend on which dates are set. */
export interface ImportSlot {
  imports: Readonly<Record<DateUse, CodeToken[]>>;
}

/** A date as the code has it: what is around its text. */
export interface DateCode {
  before: CodeToken[];
  after: CodeToken[];
}

/** How the code has dates of both kinds. */
export type DateCodes = Readonly<Record<'date' | 'time', DateCode>>;

/** The code of a prop playground, with places for what the user sets. */
export interface CodeTemplate {
  /** Up to the element; `return ` ends it where the element is what the component returns. */
  before: (CodeToken | ImportSlot)[];
  /** The element that takes the props: `BarChart`. */
  tag: string;
  attributes: TemplateAttribute[];
  after: CodeToken[];
  /** How far the element is from the edge when each attribute has a line of its own. */
  indent: number;
  /** Whether the component returns the element itself, which needs parentheses on lines of its own. */
  isReturned: boolean;
  /** How a date is written that users set; absent from code that imports no date library. */
  dates?: DateCodes;
}

/** The text of tokens. */
export function tokensToText(tokens: readonly CodeToken[]): string {
  return tokens.map(([text]) => text).join('');
}
