import type { FrameFault } from '../sandbox/sandboxMessages';
import { FaultError } from './evaluateDemo';
import { LoopError } from './guardLoops';
import { locateFault } from './locateFault';

/** The text of something that was thrown and is no error: `throw { code: 1 }`. */
function describeValue(value: unknown): string {
  try {
    const text = String(value);
    return text === '[object Object]' ? JSON.stringify(value) : text;
  } catch {
    // It has no text, or refers to itself.
    return Object.prototype.toString.call(value);
  }
}

/**
 * Makes what the page is told about something that was thrown.
 *
 * @param kind of an error that does not say it by itself
 */
export function toFault(error: unknown, kind: FrameFault['kind']): FrameFault {
  if (error instanceof FaultError) {
    return error.fault;
  }
  if (!(error instanceof Error)) {
    return { kind, message: describeValue(error) };
  }
  const place = locateFault(error.stack);
  return {
    kind: error instanceof LoopError ? 'loop' : kind,
    message: `${error.name}: ${error.message}`,
    ...(place && { file: place.file, line: place.line }),
  };
}

/** The run whose code threw an error: code that was replaced may still have timers and effects. */
export function findRun(error: unknown): number | undefined {
  return error instanceof Error ? locateFault(error.stack)?.run : undefined;
}
