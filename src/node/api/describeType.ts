import type ts from 'typescript';
import { MAX_TYPE_LENGTH, type TypeText } from './types/typeText';
import { shortenType } from './shortenType';
import { splitTypeText } from './splitTypeText';
import type { PrinterContext } from './printScope';
import { createTypePrinter } from './typePrinter';

/** Longer declarations are cut: nobody reads them, and pages would carry them. */
const MAX_FULL_LENGTH = 2000;

interface TypeToDescribe {
  /** As written. */
  node?: ts.TypeNode;
  /** What it stands for in this place. */
  type?: ts.Type;
  /** Leaves out `undefined`, which optional rows have anyway. */
  isOptional?: boolean;
}

/** A type as users say it, with the named types that it mentions. */
export function describeType(context: PrinterContext, { node, type, isOptional }: TypeToDescribe): TypeText {
  const printer = createTypePrinter(context);
  const printed = node ? printer.print(node, type) : type ? printer.printType(type) : 'unknown';
  return createTypeText(isOptional ? removeUndefined(printed) : printed, printer.types);
}

/** A printed type with the ids of the named types in it, shortened for a cell. */
export function createTypeText(full: string, ids: Record<string, string>): TypeText {
  const text: TypeText = { text: full };
  if (full.length > MAX_TYPE_LENGTH) {
    text.text = shortenType(full);
    text.full = full.length > MAX_FULL_LENGTH ? `${full.slice(0, MAX_FULL_LENGTH)}…` : full;
  }
  // A part that was too long to print may have been replaced by something shorter.
  const types = Object.entries(ids).filter(([name]) => new RegExp(`\\b${name}\\b`).test(full));
  if (types.length > 0) {
    text.types = Object.fromEntries(types);
  }
  return text;
}

function removeUndefined(text: string): string {
  const parts = splitTypeText(text, ' | ').filter((part) => part !== 'undefined');
  const [only = 'undefined'] = parts;
  return parts.length === 1 ? only.replace(/^\((.*=>.*)\)$/s, '$1') : parts.join(' | ') || only;
}
