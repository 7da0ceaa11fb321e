import { distance } from 'fastest-levenshtein';
import { splitNames, type DeclaredNames } from './loadDeclaredNames';

/** What a name in prose may be, besides a name of the suite. */
export interface NameContext {
  declared: DeclaredNames;
  /** Names that the page's own code has. */
  own: ReadonlySet<string>;
  /** True for a text about earlier versions. */
  isMigration: boolean;
  isEnglish: (word: string) => boolean;
}

/** A name that nothing has. */
export interface UnknownName {
  name: string;
  /** What is wrong and what to write instead. */
  message: string;
}

export const REMEDY = 'A name that is right all the same is a line in data/words.txt.';

/** Shorter names are near to everything. */
const SHORTEST = 5;

/** From this length on, two letters may have changed places. */
const LONG = 8;

/** How the names of the suite and of hooks begin: an unknown one is wrong even if it is near to none. */
const OWN_FORM = /^(?:[uU]se[A-Z]|Grid[A-Z]|DataGrid[A-Z]|Mui[A-Z])/;

/** A text that a package or a tool prints, which is between backticks too. */
const MESSAGE = /^MUI X|[A-Za-z]+ [a-z]+ [a-z]+/;

/** Custom properties of CSS, and packages, whose names are checked by themselves. */
const OTHER_NAMES = /--[\w-]+|@[\w-]+\/[\w./*…-]*/g;

const SUGGESTIONS = 3;

function findNear(name: string, known: Iterable<string>): string[] {
  const limit = name.length < LONG ? 1 : 2;
  return [...known]
    .filter((other) => Math.abs(other.length - name.length) <= 1)
    .map((other) => ({ other, far: distance(other, name) }))
    .filter(({ far }) => far <= limit)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, SUGGESTIONS)
    .map(({ other }) => other);
}

/** A component's name in the theme and in classes: `MuiDataGrid -> DataGrid`. */
function removePrefix(name: string): string {
  return name.replace(/^Mui(?=[A-Z])/, '');
}

function isKnown(name: string, { declared, own, isMigration, isEnglish }: NameContext): boolean {
  const sets = [declared.suite, declared.others, own, ...(isMigration ? [declared.older] : [])];
  return (
    [name, removePrefix(name)].some((form) => sets.some((set) => set.has(form))) ||
    (/^[A-Z]?[a-z]+$/.test(name) && isEnglish(name))
  );
}

/**
 * Finds names in inline code that are meant to be of the suite and are not: those that are one slip away from one, and
 * those that look like one. A name that the page's own code has is right.
 *
 * @param code without backticks
 * @returns what is wrong with each
 */
export function checkNames(code: string, context: NameContext): UnknownName[] {
  if (MESSAGE.test(code)) {
    return [];
  }
  const names = splitNames(code.replace(OTHER_NAMES, ' '));
  return [...new Set(names)].flatMap((name) => {
    if (name.length < SHORTEST || isKnown(name, context)) {
      return [];
    }
    const near = findNear(removePrefix(name), context.declared.suite).map((other) => `\`${other}\``);
    if (near.length === 0 && !OWN_FORM.test(name)) {
      return [];
    }
    const suggestion = near.length > 0 ? `Did you mean ${near.join(' or ')}? ` : '';
    const message =
      `The installed packages declare no \`${name}\`. ${suggestion}Correct it; write a name of your own in a fence or ` +
      `a demo of the page. ${REMEDY}`;
    return [{ name, message }];
  });
}
