import type ts from 'typescript';
import type { OtherDateLibrary } from '../../shared/dateLibraries';
import type { DayjsImports } from './dayjsImports';
import type { ImportCollector } from './importCollector';
import type { LibraryWriter } from './libraries/libraryWriter';

/** What the rewriting of one module for one library knows. */
export interface ModuleContext {
  source: ts.SourceFile;
  checker: ts.TypeChecker;
  library: OtherDateLibrary;
  writer: LibraryWriter;
  imports: ImportCollector;
  dayjsImports: DayjsImports;
  /** Literals that are formats. */
  formats: ReadonlySet<ts.Node>;
  /** Notes an expression that has no form in the library. */
  report: (node: ts.Node, message: string) => void;
  /** The text of a node with everything in it as it is in the library. */
  render: (node: ts.Node) => string;
}

/** A rule of a kind of node: its text in the library, or undefined where it does not apply. */
export type Rule = (node: ts.Node, context: ModuleContext) => string | undefined;
