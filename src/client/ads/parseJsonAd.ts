import type { AdRecord } from './AdRecord';

/** An advertisement of the JSON with the images that count its display. */
export interface JsonAd {
  ad: AdRecord;
  /** Addresses of hidden images, in order. */
  trackingImages: string[];
}

/** No image is requested beyond this number: a longer list would be an attack, not a count. */
const MOST_IMAGES = 20;

/** The fields that are read; each may be of any type. */
type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** What is a text or a number as text, anything else as nothing. */
function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An advertisement has room for three lines: more is an attack on the page below it. */
const LONGEST_TEXT = 300;

/** A text that is shown. */
function readShownText(value: unknown): string {
  const text = readText(value);
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/**
 * An address of the web as it was written; undefined for scripts, files and what is no address.
 * `'//a/p' -> '//a/p'`, `'javascript:alert(1)' -> undefined`
 */
function readAddress(value: unknown): string | undefined {
  const text = readText(value).trim();
  if (!text || !URL.canParse(text, location.href)) {
    return undefined;
  }
  return /^https?:$/.test(new URL(text, location.href).protocol) ? text : undefined;
}

/**
 * The addresses of a record's hidden images: its impression, then the parts of `pixel` between double bars, the
 * first placeholder in each filled.
 */
export function readTrackingImages({ statimp, pixel, timestamp }: Fields): string[] {
  const pixels = readText(pixel)
    .split('||', MOST_IMAGES)
    .map((part) => part.replace('[timestamp]', () => readText(timestamp)));
  return [statimp, ...pixels].map(readAddress).filter((address) => address !== undefined);
}

/**
 * Reads the first advertisement of an answer that can be shown.
 *
 * @param answer the parsed JSON, of any shape
 * @returns undefined when its list holds none, null when it has no list: then another request is pointless
 */
export function parseJsonAd(answer: unknown): JsonAd | undefined | null {
  const list = isFields(answer) ? answer.ads : undefined;
  if (!Array.isArray(list)) {
    return null;
  }
  for (const fields of list) {
    const link = isFields(fields) ? readAddress(fields.statlink) : undefined;
    if (link !== undefined) {
      const company = readShownText(fields.company);
      const ad: AdRecord = {
        name: company,
        link,
        img: readAddress(fields.image),
        description: { bold: company, text: ` - ${readShownText(fields.description)}` },
        poweredby: 'Carbon',
        label: 'carbon-demo-inline',
      };
      return { ad, trackingImages: readTrackingImages(fields) };
    }
  }
  return undefined;
}
