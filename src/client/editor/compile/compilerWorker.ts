/** The worker that compiles edited code: typing stays smooth, and the page can end it. */
import type { Compilation } from './compiledCode';
import { compileFiles } from './compileFiles';
import type { CompileAnswer, CompileRequest } from './compilerMessages';

async function compile({ files, hasTailwind }: CompileRequest): Promise<Compilation> {
  const compilation = compileFiles(files);
  if (hasTailwind && 'code' in compilation) {
    const { compileTailwind } = await import('./compileTailwind');
    compilation.code.styles.push(await compileTailwind(files.map(({ text }) => text)));
  }
  return compilation;
}

addEventListener('message', async ({ data }: MessageEvent<CompileRequest>) => {
  let compilation: Compilation;
  try {
    compilation = await compile(data);
  } catch (error) {
    compilation = { fault: { file: data.files[0]!.name, message: (error as Error).message } };
  }
  const answer: CompileAnswer = { id: data.id, compilation };
  postMessage(answer);
});
