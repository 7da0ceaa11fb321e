declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Without it, only the characters of the text stay. */
    keepAllGlyphs: true;
    /** The part of each axis of a variable font that stays. */
    variationAxes: Record<string, { min: number; max: number }>;
  }

  /** Makes a smaller font. */
  export default function subsetFont(font: Buffer, text: null, options: SubsetOptions): Promise<Buffer>;
}
