import type { FrameFault, FrameFaultKind, FromFrame } from './sandboxMessages';

const KINDS: ReadonlySet<unknown> = new Set<FrameFaultKind>([
  'syntax',
  'export',
  'file',
  'component',
  'loop',
  'render',
  'later',
  'rejection',
]);

/** Characters of a message that are shown. */
const MOST_CHARACTERS = 600;

/** The highest frame, in px: code can ask for any height. */
const HIGHEST = 4000;

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function readHeight(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.round(Math.min(Math.max(value, 0), HIGHEST))
    : undefined;
}

function readFault(value: unknown): FrameFault | undefined {
  const { kind, message, file, line } = (value ?? {}) as Partial<Record<keyof FrameFault, unknown>>;
  if (!KINDS.has(kind) || typeof message !== 'string') {
    return undefined;
  }
  return {
    kind: kind as FrameFaultKind,
    message: message.slice(0, MOST_CHARACTERS),
    ...(typeof file === 'string' && { file }),
    ...(isIndex(line) && line > 0 && { line }),
  };
}

/**
 * Reads a message of the frame, which the code that runs there can forge.
 *
 * @returns undefined for what is none, or has values that it cannot have
 */
export function readFrameMessage(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const message = data as Record<string, unknown>;
  const { type, id } = message;
  if (type === 'ready') {
    return { type };
  }
  if (type === 'size') {
    const content = readHeight(message.content);
    const full = readHeight(message.full);
    return content === undefined || full === undefined ? undefined : { type, content, full };
  }
  if (!isIndex(id)) {
    return undefined;
  }
  if (type === 'pong' || type === 'started' || type === 'rendered') {
    return { type, id };
  }
  const fault = type === 'fault' ? readFault(message.fault) : undefined;
  return fault && { type: 'fault', id, fault };
}
