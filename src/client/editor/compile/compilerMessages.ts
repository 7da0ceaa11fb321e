import type { CodeFile, Compilation } from './compiledCode';

/** From the page to the worker. */
export interface CompileRequest {
  id: number;
  files: CodeFile[];
  /** Whether the classes of the code are those of Tailwind. */
  hasTailwind: boolean;
}

/** From the worker to the page. */
export interface CompileAnswer {
  id: number;
  compilation: Compilation;
}
