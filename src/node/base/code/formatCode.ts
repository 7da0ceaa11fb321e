import { format } from 'prettier';

/** Formats code that the build has changed, as authors format theirs. */
export function formatCode(code: string, parser: 'babel' | 'typescript'): Promise<string> {
  return format(code, { parser, singleQuote: true, printWidth: 110 });
}
