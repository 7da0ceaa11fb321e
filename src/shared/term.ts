/** A way of saying something that pages do not use. */
export interface Term {
  /** As it must not stand in a text. */
  not: RegExp;
  /** What to do instead. */
  instead: string;
}
