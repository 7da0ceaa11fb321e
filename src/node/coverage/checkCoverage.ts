import { SUBJECT_KINDS, type Coverage, type NamesOfFutureGuides } from '../../shared/coverage';
import { PRODUCT_FOLDERS } from '../../shared/products';
import { findNearest } from '../problems/findNearest';
import type { SourceFile } from '../problems/findQuoted';
import type { Problem } from '../problems/problem';
import type { Subject } from './listSubjects';

interface CheckCoverageOptions {
  coverage: readonly Coverage[];
  futureGuides: NamesOfFutureGuides;
  /** Pathnames of the entries of the menu whose page is not written. */
  waiting: readonly string[];
  /** The file that contains `futureGuides`. */
  source: SourceFile;
}

/** A name that waits for a guide. */
interface FutureSubject extends Subject {
  pathname: string;
}

function listFutureSubjects(futureGuides: NamesOfFutureGuides): FutureSubject[] {
  return PRODUCT_FOLDERS.flatMap((product) =>
    Object.entries(futureGuides[product]).flatMap(([pathname, names]) =>
      SUBJECT_KINDS.flatMap((kind) => (names[kind] ?? []).map((name) => ({ product, kind, name, pathname }))),
    ),
  );
}

/** One text for one subject. */
function getKey({ product, kind, name }: Subject): string {
  return `${product} ${kind} ${name}`;
}

/** The place of a guide in the list, or of a name below it. */
function findPlace({ file, text }: SourceFile, pathname: string, name = pathname): Omit<Problem, 'message'> {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.includes(`'${pathname}'`));
  const index = first < 0 ? -1 : lines.findIndex((line, at) => at >= first && line.includes(`'${name}'`));
  return { file, ...(index >= 0 && { line: index + 1 }) };
}

/** A problem for each guide in the list that is written, or that the menu does not have. */
function checkFutureGuides({ futureGuides, waiting, source }: CheckCoverageOptions): Problem[] {
  return PRODUCT_FOLDERS.flatMap((product) => Object.keys(futureGuides[product]))
    .filter((pathname) => !waiting.includes(pathname))
    .map((pathname) => {
      const nearest = findNearest(pathname, waiting);
      const suggestion = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
      const message = `The menu has no page \`${pathname}\` that is still to be written. If the guide is written, explain these names there and remove them from this list.${suggestion}`;
      return { ...findPlace(source, pathname), message };
    });
}

/**
 * Compares what demos and guides cover with the packages: they cover each name, or it waits for a guide that is in the
 * menu and not written.
 */
export function checkCoverage(options: CheckCoverageOptions): Problem[] {
  const { coverage, futureGuides, source } = options;
  const missing = coverage.flatMap(({ product, kind, missing: names }) =>
    names.map((name): Subject => ({ product, kind, name })),
  );
  const future = listFutureSubjects(futureGuides);
  const missingKeys = new Set(missing.map(getKey));
  const futureKeys = new Set(future.map(getKey));
  return [
    ...missing
      .filter((subject) => !futureKeys.has(getKey(subject)))
      .map(({ product, kind, name }) => ({
        file: source.file,
        message: `No demo of ${product} uses the ${kind} \`${name}\`, and no guide explains it. Use it, explain it, or list it here below the guide that it waits for.`,
      })),
    ...future
      .filter((subject) => !missingKeys.has(getKey(subject)))
      .map(({ product, kind, name, pathname }) => ({
        ...findPlace(source, pathname, name),
        message: `A demo or guide of ${product} covers the ${kind} \`${name}\`, or the packages do not have it. Remove it from this list.`,
      })),
    ...checkFutureGuides(options),
  ];
}
