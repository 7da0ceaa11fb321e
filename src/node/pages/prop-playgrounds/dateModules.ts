import ts from 'typescript';
import { DATE_USES, type DateUse } from '../../../shared/prop-playground/codeTemplate';
import { getDateText } from '../../../shared/prop-playground/propPlayground';
import { parsePlayground, type WrittenGroup } from './parsePlayground';
import { findElement, findInitialProps, type PlaygroundScope } from './playgroundElement';

/** The texts of a module, by the dates that it has at its end. */
export type DateModules = ReadonlyMap<DateUse, string>;

/** The text of a date of each kind, as users may set it. */
const SAMPLE_DATES = {
  date: getDateText({ kind: 'date' }, '2026-03-02')!,
  time: getDateText({ kind: 'time' }, '09:30')!,
};

/** The dates at the end of a module. */
export function listSampleDates(use: DateUse): string[] {
  const { date, time } = SAMPLE_DATES;
  return { none: [], date: [date], time: [time], both: [date, time] }[use];
}

const IMPORT = /^import dayjs from 'dayjs';$/m;

/** Whether a module can have dates. */
export function importsDayjs(source: string): boolean {
  return IMPORT.test(source);
}

function createScope(written: readonly WrittenGroup[]): PlaygroundScope {
  const props = new Map(written.map(({ name, props: own }) => [name, own.map((prop) => prop.name)]));
  return {
    groups: new Set(props.keys()),
    hasControl: (group, name) => props.get(group)?.includes(name) === true,
  };
}

/** The module without the dates that it begins with, which users may take away; its lines stay. */
function removeInitialDates(source: string, scope: PlaygroundScope): string {
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  return findInitialProps(findElement(file, scope.groups), scope)
    .flatMap(({ node: { initializer } }) => (initializer?.getText().includes('dayjs(') ? [initializer] : []))
    .toReversed()
    .reduce((text, node) => {
      const nothing = ts.isJsxExpression(node) ? '{undefined}' : 'undefined';
      return text.slice(0, node.getStart()) + nothing + text.slice(node.getEnd());
    }, source);
}

/**
 * Makes the modules that the code of a playground follows from, in Day.js and, rewritten, in every other date library:
 * without what the code begins with, and with dates at the end, as users may set them. What the libraries import
 * depends on the dates.
 *
 * @param source of the module of the playground, whose lines all texts begin with
 * @returns undefined for a module in which the form is wrong
 * @throws for one without a place for what users set
 */
export function createDateModules(source: string): DateModules | undefined {
  const written = parsePlayground(source, 'module.tsx', []);
  if (!written) {
    return undefined;
  }
  const text = removeInitialDates(source, createScope(written.groups)).trimEnd();
  const uses = importsDayjs(source) ? DATE_USES : (['none'] as const);
  return new Map(
    uses.map((use) => {
      const dates = listSampleDates(use).map((date) => `dayjs('${date}');\n`);
      return [use, `${text}\n${dates.join('')}`];
    }),
  );
}
