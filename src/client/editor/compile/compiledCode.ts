/** A file as the user sees it. */
export interface CodeFile {
  /** `BasicBars.tsx` */
  name: string;
  text: string;
}

/** What a file takes from another module at run time; types are gone. */
export interface ModuleImport {
  file: string;
  /** From 1. */
  line: number;
  /** `@mui/material/Box`, `./data` */
  specifier: string;
  /** The exports that it names; empty for `import * as` and `import()`. */
  names: string[];
}

/** A file that a browser can run: the inside of a function of `require`, `exports` and `guard`, line by line as the source. */
export interface CompiledModule {
  name: string;
  code: string;
  /** The first line, from 1, that the grammar does not know, where there is one. */
  suspectLine?: number;
}

/** What the compiler makes of the files of a demo. */
export interface CompiledCode {
  modules: CompiledModule[];
  /** Style sheets, in order. */
  styles: string[];
  imports: ModuleImport[];
}

/** Where and why code does not compile. */
export interface SyntaxFault {
  file: string;
  /** From 1. */
  line?: number;
  message: string;
}

export type Compilation = { code: CompiledCode } | { fault: SyntaxFault };
