import { parser } from '@lezer/javascript';
import { transform, type Options } from 'sucrase';
import type { CodeFile, Compilation, CompiledCode, SyntaxFault } from './compiledCode';
import { insertGuards } from './insertGuards';
import { readModule } from './readModule';

/** Characters of all files beyond which nothing is compiled: what somebody writes by hand is a hundredth of it. */
const MOST_CHARACTERS = 500_000;

const COMMON: Options = { transforms: [], disableESTransforms: true };

/** How the message of the compiler begins and ends: `Error transforming A.tsx: Unexpected token (2:12)` */
const FRAME = /^Error transforming [^:]*: | \(\d+:\d+\)$/g;

function createFault(file: string, error: unknown): SyntaxFault {
  const { message, loc } = error as Error & { loc?: { line: number } };
  return { file, line: loc?.line, message: message.replaceAll(FRAME, '') };
}

/** Types and JSX become JavaScript, line by line; imports of types are gone. */
function compileSyntax({ name, text }: CodeFile): string {
  const transforms: Options['transforms'] = [];
  if (/\.tsx?$/.test(name)) {
    transforms.push('typescript');
  }
  // In a `.ts` file `<` begins a type.
  if (!name.endsWith('.ts')) {
    transforms.push('jsx');
  }
  return transform(text, { ...COMMON, transforms, jsxRuntime: 'automatic', production: true, filePath: name })
    .code;
}

/**
 * Compiles the files of a demo for the sandbox.
 *
 * @returns the code, or the first fault
 */
export function compileFiles(files: readonly CodeFile[]): Compilation {
  const code: CompiledCode = { modules: [], styles: [], imports: [] };
  if (files.reduce((sum, { text }) => sum + text.length, 0) > MOST_CHARACTERS) {
    return { fault: { file: files[0]!.name, message: `More than ${MOST_CHARACTERS} characters` } };
  }
  for (const file of files) {
    const { name, text } = file;
    if (name.endsWith('.css')) {
      code.styles.push(text);
      continue;
    }
    if (name.endsWith('.json')) {
      code.modules.push({ name, code: `module.exports = ${text};` });
      continue;
    }
    try {
      const script = compileSyntax(file);
      const tree = parser.parse(script);
      const { imports, suspectLine } = readModule(script, tree, name);
      const { code: compiled } = transform(insertGuards(script, tree), {
        ...COMMON,
        transforms: ['imports'],
      });
      code.imports.push(...imports);
      code.modules.push({ name, code: compiled, suspectLine });
    } catch (error) {
      return { fault: createFault(name, error) };
    }
  }
  return { code };
}
