import ts from 'typescript';

/** Names that are nowhere. */
const UNKNOWN_NAME = new Set([2304, 2503, 2552, 2580, 2581, 2582, 2686, 18004]);

/** Modules that are not found, for their types or for their effects. */
const UNKNOWN_MODULE = new Set([2307, 2882]);

/** True where only a type is not written: JavaScript may leave types out. */
export function isWantOfTypes({ code }: ts.Diagnostic): boolean {
  return code >= 7000 && code < 7060;
}

/** True where something may be around the code that is not in it: of a change, only some lines are shown. */
export function isWantOfContext(diagnostic: ts.Diagnostic): boolean {
  return (
    isWantOfTypes(diagnostic) ||
    isSyntaxError(diagnostic) ||
    UNKNOWN_NAME.has(diagnostic.code) ||
    isUnknownFile(diagnostic)
  );
}

/** The name that a diagnostic does not know; undefined when it is about something else. */
export function getUnknownName({ code, file, start, length }: ts.Diagnostic): string | undefined {
  return UNKNOWN_NAME.has(code) ? file?.text.slice(start, start! + length!) : undefined;
}

const LONGEST = 240;

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What the compiler says first, and what it says last, which is nearest to the cause. */
function summarize({ messageText }: ts.Diagnostic): string {
  const lines = ts
    .flattenDiagnosticMessageText(messageText, '\n')
    .split('\n')
    .map((line) => line.trim());
  const ends = lines.length > 1 ? [lines[0]!, lines.at(-1)!] : lines;
  const text = ends.map(shorten).join(' … ');
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}

function isSyntaxError({ code }: ts.Diagnostic): boolean {
  return (code >= 1000 && code < 2000) || (code >= 17000 && code < 18000);
}

function isUnknownFile(diagnostic: ts.Diagnostic): boolean {
  return UNKNOWN_MODULE.has(diagnostic.code) && /['"]\.{1,2}\//.test(summarize(diagnostic));
}

const DEFAULT_REMEDY =
  'Write what the installed packages declare; code that must not compile says `check="off"` with `reason="…"`.';

function getRemedy(diagnostic: ts.Diagnostic, exporters: readonly string[]): string {
  const name = getUnknownName(diagnostic);
  if (name && exporters.length > 0) {
    const imports = exporters.map((specifier) => `\`import { ${name} } from '${specifier}';\``);
    return `Write ${imports.join(' or ')}, above \`// ---cut---\` if users need not see it.`;
  }
  if (name) {
    return (
      `Declare it above \`// ---cut---\`, which users do not see: \`declare const ${name}: …;\`. ` +
      'A fence knows nothing of the other fences.'
    );
  }
  if (isUnknownFile(diagnostic)) {
    return 'Give the fence of that file the file as `title`, or begin it above the cut with `// @filename: <file>`.';
  }
  if (isSyntaxError(diagnostic)) {
    const { file } = diagnostic;
    return file && /\.[jt]s$/.test(file.fileName) && file.text.includes('</')
      ? 'For JSX write `tsx` behind the backticks.'
      : 'A fence is a module, statements, or JSX. For code that is none of these write `check="off"` with `reason="…"`.';
  }
  return DEFAULT_REMEDY;
}

/**
 * What a diagnostic says, and what to do about it.
 *
 * @param exporters modules that export the name that it does not know
 */
export function explainDiagnostic(diagnostic: ts.Diagnostic, exporters: readonly string[] = []): string {
  const summary = summarize(diagnostic);
  const isRemedy = /Did you mean/.test(summary) && exporters.length === 0;
  return isRemedy ? summary : `${summary} ${getRemedy(diagnostic, exporters)}`;
}
