import type { FrameFault } from '../sandbox/sandboxMessages';
import { FaultError } from './evaluateDemo';
import { LoopError } from './guardLoops';
import { locateFault } from './locateFault';

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
    return { kind, message: String(error) };
  }
  return {
    kind: error instanceof LoopError ? 'loop' : kind,
    message: `${error.name}: ${error.message}`,
    ...locateFault(error.stack),
  };
}
