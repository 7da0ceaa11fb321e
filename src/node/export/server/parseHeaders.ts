import { failOnProblems, type Problem } from '../../base/problems/problem';
import { findPatternFault } from './pathPattern';
import { ruleLines, type RuleLine } from './ruleLines';

/** A block of a `_headers` file: a path and what every response below it carries. */
export interface HeadersRule {
  pattern: string;
  headers: { name: string; value: string }[];
  /** Line of the path, counted from 1. */
  line: number;
}

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** What the server itself has to say about the bytes it sends; hosts ignore these too. */
const RESERVED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'keep-alive',
  'location',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Reads the text of a `_headers` file: a path at the start of a line, its headers indented below, `#` comments.
 *
 * `'/*\n  X-Frame-Options: DENY'` -> `[{ pattern: '/*', headers: [{ name: 'X-Frame-Options', value: 'DENY' }], line: 1 }]`
 *
 * @param fileName names the file in errors
 * @throws ProblemsError with every line that cannot be read, what is wrong with it and what to write
 */
export function parseHeaders(text: string, fileName: string): HeadersRule[] {
  const rules: HeadersRule[] = [];
  const problems: Problem[] = [];
  const report = ({ line }: RuleLine, fault: string | undefined) => {
    if (fault !== undefined) {
      problems.push({ file: fileName, line, message: `${fault}.` });
    }
  };
  const { orphans, blocks } = groupLines(ruleLines(text));
  for (const line of orphans) {
    report(line, `"${line.text}" has no path above it: write the path first, at the start of a line`);
  }
  for (const { path, lines } of blocks) {
    report(path, findPathFault(path.text));
    if (lines.length === 0) {
      report(path, `"${path.text}" has no headers: write them below it, indented, as Name: value`);
    }
    for (const line of lines) {
      report(line, findHeaderFault(line.text));
    }
    rules.push({ pattern: path.text, headers: lines.map(splitHeader), line: path.line });
  }
  failOnProblems(problems);
  return rules;
}

interface HeaderLines {
  /** Indented lines before the first path. */
  orphans: RuleLine[];
  blocks: { path: RuleLine; lines: RuleLine[] }[];
}

function groupLines(lines: RuleLine[]): HeaderLines {
  const grouped: HeaderLines = { orphans: [], blocks: [] };
  for (const line of lines) {
    if (line.isIndented) {
      (grouped.blocks.at(-1)?.lines ?? grouped.orphans).push(line);
    } else {
      grouped.blocks.push({ path: line, lines: [] });
    }
  }
  return grouped;
}

function findPathFault(text: string): string | undefined {
  if (!text.startsWith('/') && /^[\w-]+\s*:(?!\/\/)/.test(text)) {
    return `"${text}" reads as a header but is not indented: put two spaces before it, below its path`;
  }
  if (/\s/.test(text)) {
    return `"${text}" holds white space: write one path a line, and its headers on lines of their own`;
  }
  return findPatternFault(text);
}

function findHeaderFault(text: string): string | undefined {
  if (text.startsWith('!')) {
    return `"${text}" takes a header away, which not every host can: write narrower paths for the header instead`;
  }
  if (!text.includes(':')) {
    return `"${text}" is not a header: write Name: value`;
  }
  const { name, value } = splitHeader({ text });
  if (!TOKEN.test(name)) {
    return `"${name}" is not the name of a header: use letters, digits and dashes`;
  }
  if (RESERVED.has(name.toLowerCase())) {
    return `${name} is set by the server for each response: leave the line out`;
  }
  if (!/^[\t\x20-\x7e]+$/.test(value)) {
    return value === ''
      ? `${name} has no value: write one after the colon`
      : `the value of ${name} holds characters a header cannot have: use plain ASCII`;
  }
  return undefined;
}

function splitHeader({ text }: Pick<RuleLine, 'text'>): { name: string; value: string } {
  const colon = text.indexOf(':');
  return { name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}
