/** A way of saying something that pages do not use. */
export interface Term {
  /** The form that a text must not contain. */
  not: RegExp;
  /** What to do instead. */
  instead: string;
}
