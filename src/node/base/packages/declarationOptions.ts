import ts from 'typescript';

/** The compiler's options for declarations of packages, and for code that uses them. */
export const DECLARATION_OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  // Without this every `@types` package of the project is loaded.
  types: [],
};
