import type { Direction } from '../../shared/languages/languageRecord';
import { isMove } from '../platform/isMove';

/** What the user changed of the demos' theme, for as long as the visit lasts: no cookie has it. */
export interface VisitTheme {
  dense: boolean;
  direction: Direction;
  spacing: number;
}

interface StoredTheme extends VisitTheme {
  /** The direction of the language of the page where the theme was stored. */
  languageDirection: string;
}

/** Key in session storage. */
const KEY = 'visit-theme';

/** True for a value that came from elsewhere and is a theme. */
export function isVisitTheme(value: unknown): value is VisitTheme {
  const theme = value as VisitTheme | null | undefined;
  return (
    typeof theme?.dense === 'boolean' &&
    (theme.direction === 'ltr' || theme.direction === 'rtl') &&
    Number.isFinite(theme.spacing)
  );
}

function readStored(): VisitTheme | undefined {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  if (!isVisitTheme(stored)) {
    return undefined;
  }
  const { languageDirection } = stored as StoredTheme;
  const { dir } = document.documentElement;
  // In a language that runs the other way, the choice is no longer what it was.
  return dir === languageDirection ? stored : { ...stored, direction: dir === 'rtl' ? 'rtl' : 'ltr' };
}

/**
 * The theme that the user chose on another page.
 *
 * @param isRestored whether the browser shows this page again as it was left
 * @returns undefined where the visit begins, and where storage is out of reach
 */
export function readVisitTheme(isRestored = false): VisitTheme | undefined {
  try {
    if (!isRestored && !isMove()) {
      sessionStorage.removeItem(KEY);
    }
    return readStored();
  } catch {
    return undefined;
  }
}

/** Lets the next page have the theme. */
export function storeVisitTheme({ dense, direction, spacing }: VisitTheme): void {
  try {
    const languageDirection = document.documentElement.dir;
    const stored: StoredTheme = { dense, direction, spacing, languageDirection };
    sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // The theme lasts as long as the page.
  }
}
