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
  class TestPointerEvent extends ViewlessMouseEvent {
    readonly pointerType: string;
    readonly pressure: number;
    readonly isPrimary: boolean;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? '';
      this.pressure = init.pressure ?? 0;
      this.isPrimary = init.isPrimary ?? false;
    }
  }
  class ViewlessKeyboardEvent extends KeyboardEvent {
    constructor(type: string, { view: _view, ...init }: KeyboardEventInit = {}) {
      super(type, init);
    }
  }
  vi.stubGlobal('MouseEvent', ViewlessMouseEvent);
  vi.stubGlobal('PointerEvent', TestPointerEvent);
  vi.stubGlobal('KeyboardEvent', ViewlessKeyboardEvent);
}
