/** A part of a markdown export, with the parts below it. */
export interface Section {
  /** Without markup. */
  title: string;
  text: string;
}

/** The levels of details and of demos, which stand below every heading; the title of the page has 1. */
const DETAILS_LEVEL = 7;
const DEMO_LEVEL = 8;

const FENCE = /^\s*(`{3,})/;

/** The first file of a demo follows its title. */
const DEMO_FILE = /^`{3,}\w* title=/;

/** A heading, or the title of details or of a demo, which stands alone on its line. */
const TITLE = /^(?:(#{1,6}) (.+)|\*\*(.+)\*\*)$/;

function toPlainText(title: string): string {
  return title
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/[`*]/g, '');
}

/** Splits a markdown export at its headings and details. */
export function splitSections(markdown: string): Section[] {
  const lines = markdown.split('\n');
  const starts: { line: number; level: number; title: string }[] = [];
  let fence: string | undefined;
  lines.forEach((text, line) => {
    const mark = FENCE.exec(text)?.[1];
    const [, marks, heading, bold] = (fence === undefined && TITLE.exec(text)) || [];
    if (mark && (fence === undefined || mark.length >= fence.length)) {
      fence = fence === undefined ? mark : undefined;
    } else if (heading ?? bold) {
      const boldLevel = DEMO_FILE.test(lines[line + 2] ?? '') ? DEMO_LEVEL : DETAILS_LEVEL;
      starts.push({ line, level: marks?.length ?? boldLevel, title: toPlainText(heading ?? bold!) });
    }
  });
  return starts.map(({ line, level, title }, index) => {
    const next = starts.slice(index + 1).find((other) => other.level <= level);
    return { title, text: lines.slice(line, next?.line).join('\n').trim() };
  });
}

/** Finds the entry of a list that begins with a name in code, with everything below it. */
export function findListItem(markdown: string, name: string): string | undefined {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`- \`${name}\``));
  const end = lines.findIndex((line, number) => number > start && /^\S/.test(line));
  return start < 0
    ? undefined
    : lines
        .slice(start, end < 0 ? undefined : end)
        .join('\n')
        .trim();
}

/** A fence of a markdown export. */
interface CodeBlock {
  title?: string;
  code: string;
}

/** The blocks of code in a part of a markdown export, in order. */
export function listCodeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(/^(`{3,})(.*)\n([\s\S]*?)^\1$/gm)].map(([, , meta, code]) => ({
    title: /title="([^"]*)"/.exec(meta!)?.[1],
    code: code!,
  }));
}

/** Shortens a text at the end of a line, and says how to read the rest. */
export function shorten(text: string, most: number, remedy = '`read_page` shows the rest'): string {
  if (text.length <= most) {
    return text;
  }
  const cut = text.slice(0, most);
  const kept = cut.slice(0, Math.max(cut.lastIndexOf('\n'), most / 2)).trimEnd();
  const isInCode = (kept.match(/^\s*```/gm) ?? []).length % 2 === 1;
  return `${kept}\n${isInCode ? '```\n' : ''}… (${remedy})`;
}
