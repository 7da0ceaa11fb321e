import { DATE_LIBRARIES, type DateLibrary, type OtherDateLibrary } from './dateLibraries';

/** The languages a demo's code is shown in, as stored in the cookie `codeVariant`. */
export const CODE_VARIANTS = ['JS', 'TS'] as const;

export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** The ways a demo may be styled: names of its files, marks in a hash. */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;

export type Styling = (typeof STYLINGS)[number];

/** The stylings that only some demos have. */
export type OtherStyling = Exclude<Styling, 'system'>;

/** The code preferences of a user. */
export interface CodePreferences {
  variant: CodeVariant;
  styling: Styling;
  dateLibrary: DateLibrary;
}

export const DEFAULT_CODE_PREFERENCES: CodePreferences = {
  variant: 'TS',
  styling: 'system',
  dateLibrary: 'dayjs',
};

/** What the cookie `codeStyling` holds, and what users see. */
export const STYLING_NAMES: Record<Styling, string> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

/** Of several markers in a hash, the first of these wins. */
const MARKERS = ['tailwind', 'css', 'system'] as const;

const DEMO_HASH =
  /^#((?:(?:tailwind|css|system)-)*)([A-Z]\w*)\.(js|tsx)(?:&edit=([\w-]+)(?:&dates=(date-fns|luxon|moment))?)?$/;

/** What a hash says about a demo. */
export interface DemoHash {
  /** `BasicBars` */
  name: string;
  variant: CodeVariant;
  styling?: Styling;
  /** The user's code, as the editor encodes it. */
  edit?: string;
  /** The date library of the user's code; absent for Day.js. A link to the demo itself leaves the choice to who opens it. */
  dateLibrary?: OtherDateLibrary;
}

/**
 * Reads the hash of a link to a demo: `'#tailwind-BasicBars.tsx' -> { name: 'BasicBars', variant: 'TS', styling: 'tailwind' }`,
 * `'#BasicBars.tsx&edit=q1Yq' -> { name: 'BasicBars', variant: 'TS', edit: 'q1Yq' }`; the code of a
 * date library other than Day.js ends with its mark: `&dates=luxon`
 *
 * @param hash as in `location.hash`
 * @returns undefined for every other hash
 */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const [, marks, name, extension, edit, dates] = DEMO_HASH.exec(hash) ?? [];
  if (marks === undefined || name === undefined) {
    return undefined;
  }
  const variant = extension === 'js' ? 'JS' : 'TS';
  const styling = MARKERS.find((marker) => marks.includes(`${marker}-`));
  const dateLibrary = dates as OtherDateLibrary | undefined;
  return {
    name,
    variant,
    ...(styling && { styling }),
    ...(edit && { edit }),
    ...(dateLibrary && { dateLibrary }),
  };
}

/**
 * The hash of the link to a demo in one of its variants; the reverse of `parseDemoHash`.
 *
 * @param edit the user's code, as the editor encodes it
 */
export function createDemoHash(
  name: string,
  { variant, styling, dateLibrary }: CodePreferences,
  edit?: string,
): string {
  const mark = styling === 'system' ? '' : `${styling}-`;
  const hash = `#${mark}${name}.${variant === 'JS' ? 'js' : 'tsx'}`;
  if (!edit) {
    return hash;
  }
  return `${hash}&edit=${edit}${dateLibrary === 'dayjs' ? '' : `&dates=${dateLibrary}`}`;
}

/**
 * Decides how code is shown at the first render in a browser: by the hash, else by the
 * cookies, else by default. Unknown values of cookies count as absent.
 */
export function resolveCodePreferences(
  hash: string,
  cookies: { codeVariant?: string; codeStyling?: string; codeDateLibrary?: string },
): CodePreferences {
  const named = parseDemoHash(hash);
  const variant = named?.variant ?? CODE_VARIANTS.find((value) => value === cookies.codeVariant);
  const styling = named?.styling ?? STYLINGS.find((value) => STYLING_NAMES[value] === cookies.codeStyling);
  const dateLibrary = DATE_LIBRARIES.find((value) => value === cookies.codeDateLibrary);
  return {
    variant: variant ?? DEFAULT_CODE_PREFERENCES.variant,
    styling: styling ?? DEFAULT_CODE_PREFERENCES.styling,
    dateLibrary: dateLibrary ?? DEFAULT_CODE_PREFERENCES.dateLibrary,
  };
}

/** Which sources a demo has. */
type AvailableSources = Partial<Record<Styling, readonly CodeVariant[]>>;

/** The sources of a demo: all of them are written in TypeScript, and their JavaScript is made at build. */
export function listSources(stylings: readonly OtherStyling[] = []): AvailableSources {
  return Object.fromEntries(['system', ...stylings].map((styling) => [styling, CODE_VARIANTS]));
}

/**
 * Chooses the source that a demo shows: the chosen one, else the JavaScript of the chosen
 * styling, else the JavaScript of MUI System; all of them with the chosen date library, else with Day.js.
 *
 * @param dateLibraries that the demo has besides Day.js
 */
export function selectSource(
  preferences: CodePreferences,
  available: AvailableSources,
  dateLibraries: readonly OtherDateLibrary[] = [],
): CodePreferences {
  const { variant, styling } = preferences;
  const dateLibrary = dateLibraries.find((one) => one === preferences.dateLibrary) ?? 'dayjs';
  const variants = available[styling];
  if (variants?.includes(variant)) {
    return { variant, styling, dateLibrary };
  }
  return { variant: 'JS', styling: variants?.includes('JS') ? styling : 'system', dateLibrary };
}
