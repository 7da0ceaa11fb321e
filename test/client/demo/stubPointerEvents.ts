import { vi } from 'vitest';

/**
 * Lets the environment make events of a pointer: jsdom knows none here, and does not take this environment's
 * `window` for one. Undone by `vi.unstubAllGlobals`.
 */
export function stubPointerEvents(): void {
  class ViewlessMouseEvent extends MouseEvent {
    constructor(type: string, { view: _view, ...init }: MouseEventInit = {}) {
      super(type, init);
    }
  }
  vi.stubGlobal('MouseEvent', ViewlessMouseEvent);
  vi.stubGlobal('PointerEvent', ViewlessMouseEvent);
}
