import {
  tokensToText,
  type AttributeChoice,
  type CodeTemplate,
  type CodeToken,
  type TemplateAttribute,
} from './codeTemplate';
import { PRINT_WIDTH, printAttribute, printProperty } from './printValue';
import {
  getValue,
  hasDateValue,
  listSetProps,
  type ControlGroup,
  type PropPlayground,
  type PropValues,
} from './propPlayground';

function findGroup(groups: readonly ControlGroup[], name: string): ControlGroup {
  return groups.find((group) => group.name === name)!;
}

interface AttributeOptions {
  groups: readonly ControlGroup[];
  values: PropValues;
  indent?: number;
}

/** Chooses which of two attributes the code has. */
function choose(
  { when, match, otherwise }: AttributeChoice,
  { groups, values }: Pick<AttributeOptions, 'groups' | 'values'>,
): CodeToken[] {
  const control = findGroup(groups, when.group).controls.find(({ name }) => name === when.name)!;
  const value = getValue(when.group, control, values) ?? control.default;
  return value === when.value ? match : otherwise;
}

/** An attribute, or those of a group, each as its tokens. */
function printAttributes(
  attribute: TemplateAttribute,
  { groups, values, indent }: AttributeOptions,
): CodeToken[][] {
  if ('group' in attribute) {
    return listSetProps(findGroup(groups, attribute.group), values).map(({ control, value }) =>
      printAttribute(control, value, { indent }),
    );
  }
  if ('when' in attribute) {
    return [choose(attribute, { groups, values })];
  }
  const tokens = attribute.flatMap((part): CodeToken[] => {
    if (!('group' in part)) {
      return [part];
    }
    const start: CodeToken = [' '.repeat(part.indent)];
    return listSetProps(findGroup(groups, part.group), values).flatMap(({ control, value }): CodeToken[] => [
      start,
      ...printProperty(control, value, { indent: part.indent }),
      ['\n'],
    ]);
  });
  return [tokens];
}

function getLastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** Joins tokens of one color, as the highlighter does: space belongs to what is before it. */
function joinTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const joined: CodeToken[] = [];
  for (const [text, className] of tokens) {
    const last = joined.at(-1);
    if (last && text !== '' && last[1] === className) {
      joined[joined.length - 1] = className ? [last[0] + text, className] : [last[0] + text];
    } else if (text !== '') {
      joined.push(className ? [text, className] : [text]);
    }
  }
  return joined;
}

/** The element on one line, if the line is not too long with what is around it. */
function printOnOneLine(
  tag: CodeToken[],
  attributes: CodeToken[][],
  { before, after }: { before: number; after: number },
): CodeToken[] | undefined {
  const line: CodeToken[] = [
    ...tag,
    ...attributes.flatMap((attribute): CodeToken[] => [[' '], ...attribute]),
    [' />'],
  ];
  const text = tokensToText(line);
  return !text.includes('\n') && before + text.length + after <= PRINT_WIDTH ? line : undefined;
}

function isDateSet(groups: readonly ControlGroup[], values: PropValues): boolean {
  return groups.some((group) => listSetProps(group, values).some(({ control }) => hasDateValue(control)));
}

function printBefore(
  { before }: Pick<CodeTemplate, 'before'>,
  groups: readonly ControlGroup[],
  values: PropValues,
): CodeToken[] {
  const hasDates = isDateSet(groups, values);
  return before.flatMap((part): CodeToken[] => {
    if ('dateImport' in part) {
      return hasDates ? part.dateImport : [];
    }
    return [part];
  });
}

interface ElementOptions {
  groups: readonly ControlGroup[];
  values: PropValues;
  before: readonly CodeToken[];
}

function printElement(
  { tag, attributes, indent, isReturned, after }: CodeTemplate,
  { groups, values, before }: ElementOptions,
): CodeToken[] {
  const opening: CodeToken[] = [['<'], [tag, 'tc']];
  const inLine = attributes.flatMap((attribute) => printAttributes(attribute, { groups, values }));
  const [rest = ''] = tokensToText(after).split('\n');
  const start = getLastLine(tokensToText(before)).length;
  const line = printOnOneLine(opening, inLine, { before: start, after: rest.length });
  if (line) {
    return line;
  }
  const inner = indent + 2;
  const own = attributes.flatMap((attribute) =>
    printAttributes(attribute, { groups, values, indent: inner }),
  );
  const expanded = printOnOneLine(opening, inLine, { before: indent, after: 0 }) ?? [
    ...opening,
    ...own.flatMap((attribute): CodeToken[] => [[`\n${' '.repeat(inner)}`], ...attribute]),
    [`\n${' '.repeat(indent)}/>`],
  ];
  return isReturned
    ? [[`(\n${' '.repeat(indent)}`], ...expanded, [`\n${' '.repeat(indent - 2)})`]]
    : expanded;
}

/**
 * Writes the code of a prop playground as Prettier would: the fixed props, and of the others what differs from the
 * defaults. Day.js is imported where dates need it.
 *
 * @returns highlighted, without a line end after the last line
 */
export function printCode({ code, groups }: PropPlayground, values: PropValues): CodeToken[] {
  const before = printBefore(code, groups, values);
  return joinTokens([...before, ...printElement(code, { groups, values, before }), ...code.after]);
}
