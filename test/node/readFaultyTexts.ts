import fs from 'node:fs';

/** A text, and what is reported of it. */
export interface FaultyText {
  name: string;
  text: string;
  faults: { line: number; message: string }[];
}

/** Reads texts from a file: `=== name`, then their lines, below each of which may be `^ what is reported there`. */
export function readFaultyTexts(file: string): FaultyText[] {
  const [, ...parts] = fs.readFileSync(file, 'utf8').split(/^=== /m);
  return parts.map((part) => {
    const [name, ...written] = part.trimEnd().split('\n');
    const lines: string[] = [];
    const faults: FaultyText['faults'] = [];
    for (const line of written) {
      if (line.startsWith('^ ')) {
        faults.push({ line: lines.length, message: line.slice(2) });
      } else {
        lines.push(line);
      }
    }
    return { name: name!, text: lines.join('\n'), faults };
  });
}
