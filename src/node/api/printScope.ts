import type ts from 'typescript';

/** What the printer has to know about the program. */
export interface PrinterContext {
  checker: ts.TypeChecker;
  /** The id of a named type that users can unfold. */
  getTypeId: (symbol: ts.Symbol) => string | undefined;
}

/** One type while it is printed. */
export interface PrintScope extends PrinterContext {
  /**
   * @param node the type as written
   * @param type what it stands for in this place: fills in type parameters, which only the declaration knows
   */
  print: (node: ts.TypeNode, type?: ts.Type) => string;
  printType: (type: ts.Type) => string;
  /** Ids of the named types that came up, by their name in the text. */
  types: Record<string, string>;
}
