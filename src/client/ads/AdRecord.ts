/** One advertisement, whoever sells it. */
export interface AdRecord {
  /** Alternative text of the image. */
  name: string;
  /** Where it leads: `http` or `https`. */
  link: string;
  img?: string;
  /**
   * What the specification has as HTML, as the two texts it is made of: a record may come from a third party, and
   * nothing of it is ever read as markup.
   */
  description: { bold: string; text: string };
  /** Who is named as the publisher. */
  poweredby: string;
  /** Label of its events. */
  label?: string;
}

/** How an advertisement is laid out. */
export type AdShape = 'image' | 'inline';
