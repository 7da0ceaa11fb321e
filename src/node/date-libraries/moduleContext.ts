import type ts from 'typescript';
import type { OtherDateLibrary } from '../../shared/demo/dateLibraries';
import type { DayjsImports } from './dayjsImports';
import type { ImportCollector } from './importCollector';
import type { LibraryWriter } from './libraries/libraryWriter';
import type { NodeRenderer } from './renderSource';

/** What the rewriting of one module for one library knows. */
export interface ModuleContext extends NodeRenderer {
  checker: ts.TypeChecker;
  library: OtherDateLibrary;
  writer: LibraryWriter;
  imports: ImportCollector;
  dayjsImports: DayjsImports;
  /** Literals that are formats. */
  formats: ReadonlySet<ts.Node>;
}

/** A rule of a kind of node: its text in the library, or undefined where it does not apply. */
export type Rule = (node: ts.Node, context: ModuleContext) => string | undefined;
