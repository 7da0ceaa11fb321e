/** What a reader did to a demo that was not live yet. */
type EarlyInput =
  | { kind: 'press'; target: Element; click: MouseEventInit; pointer: PointerEventInit }
  | { kind: 'doubleClick'; target: Element; click: MouseEventInit }
  | { kind: 'key'; target: Element; init: KeyboardEventInit };

/** Finds the live element for one of the static form. */
export type FindLive = (target: Element, point?: { x: number; y: number }) => Element | undefined;

export interface EarlyInputCapture {
  /** Does again, on the live demo, what the reader did too early; and stops capturing. */
  replay(findLive: FindLive): void;
  /** Stops capturing, and forgets what was not done again. */
  stop(): void;
}

/** Keys that move on rather than do something to the demo. */
const PASSING_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'F5']);

/** What dispatched events have in common with those of a browser. */
const COMMON = { bubbles: true, cancelable: true, composed: true };

function copyModifiers(event: MouseEvent | KeyboardEvent): EventModifierInit {
  const { ctrlKey, shiftKey, altKey, metaKey } = event;
  return { ctrlKey, shiftKey, altKey, metaKey, modifierAltGraph: event.getModifierState('AltGraph') };
}

function copyMouse(event: MouseEvent): MouseEventInit {
  const { clientX, clientY, screenX, screenY, button, detail } = event;
  return {
    ...COMMON,
    ...copyModifiers(event),
    view: window,
    clientX,
    clientY,
    screenX,
    screenY,
    button,
    detail,
  };
}

function copyPointer({ pointerType, width, height, pressure, isPrimary }: PointerEvent): PointerEventInit {
  return { pointerType, width, height, pressure, isPrimary };
}

/** A press that no pointer made: assistive technology clicks. */
const NO_POINTER: PointerEventInit = { pointerType: 'mouse', isPrimary: true };

function copyKey(event: KeyboardEvent): KeyboardEventInit {
  const { key, code, location, repeat } = event;
  return { ...COMMON, ...copyModifiers(event), view: window, key, code, location, repeat };
}

/**
 * Also does what the browser does for a click: checks boxes, submits, follows. Not by the element's own
 * `click`, which drawings such as an icon inside a button do not have.
 */
function replayClick(element: Element, click: MouseEventInit): void {
  element.dispatchEvent(new MouseEvent('click', click));
}

function replayPress(element: HTMLElement, click: MouseEventInit, pointer: PointerEventInit): void {
  // Clicks of assistive technology are the 0th of a row; what a pointer presses counts from 1.
  const mouse = { ...click, detail: Math.max(1, click.detail ?? 0) };
  // The mouse's id: a demo may capture the pointer, which throws for one that has left the screen.
  const up = { ...click, ...pointer, pointerId: 1, detail: 0, pressure: 0 };
  const down = { ...up, pressure: pointer.pressure, buttons: 1 };
  element.dispatchEvent(new PointerEvent('pointerdown', down));
  if (element.dispatchEvent(new MouseEvent('mousedown', { ...mouse, buttons: 1 }))) {
    element
      .closest<HTMLElement>('input, button, textarea, select, a[href], [tabindex], [contenteditable]')
      ?.focus();
  }
  element.dispatchEvent(new PointerEvent('pointerup', up));
  element.dispatchEvent(new MouseEvent('mouseup', mouse));
  replayClick(element, click);
}

function isTextField(element: Element): boolean {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLElement && element.isContentEditable) ||
    (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type))
  );
}

function replayKey(init: KeyboardEventInit, fallback: HTMLElement): void {
  // Earlier keys may have moved the focus: a key goes to where it is now.
  const active = document.activeElement;
  const element = active instanceof HTMLElement && active !== document.body ? active : fallback;
  const isHandled = !element.dispatchEvent(new KeyboardEvent('keydown', init));
  if (!isHandled) {
    const key = init.key ?? '';
    if (isTextField(element) && key.length === 1) {
      // The only way to type that browsers report to React as typing.
      document.execCommand('insertText', false, key);
    } else if (key === 'Enter' || key === ' ') {
      replayClick(element, { ...COMMON, view: window, detail: 0 });
    }
  }
  element.dispatchEvent(new KeyboardEvent('keyup', { ...init, repeat: false }));
}

/**
 * Watches a demo that is not live yet. The first press or key calls `onInput`; all are recorded, in order, so
 * that nothing a reader does is lost.
 */
export function captureEarlyInput(stage: HTMLElement, onInput: () => void): EarlyInputCapture {
  const inputs: EarlyInput[] = [];
  const listening = new AbortController();
  /** Of the press that has begun. */
  let pointer = NO_POINTER;
  const capture = (event: Event, input: EarlyInput) => {
    event.preventDefault();
    event.stopPropagation();
    inputs.push(input);
    onInput();
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => stage.addEventListener(type, listener, { capture: true, signal: listening.signal });

  listen('pointerdown', (event) => {
    pointer = copyPointer(event);
    onInput();
  });
  listen('click', (event) => {
    capture(event, { kind: 'press', target: event.target as Element, click: copyMouse(event), pointer });
    pointer = NO_POINTER;
  });
  listen('dblclick', (event) => {
    capture(event, { kind: 'doubleClick', target: event.target as Element, click: copyMouse(event) });
  });
  listen('keydown', (event) => {
    // With AltGr, which browsers may report as Ctrl and Alt, readers type characters.
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (PASSING_KEYS.has(event.key) || (isShortcut && !event.getModifierState('AltGraph'))) {
      return;
    }
    capture(event, { kind: 'key', target: event.target as Element, init: copyKey(event) });
  });

  const replayNext = (findLive: FindLive) => {
    const input = inputs.shift();
    if (!input) {
      return;
    }
    // Each in a task of its own: React renders what one input changed before the next one arrives.
    setTimeout(replayNext, 0, findLive);
    const point = input.kind === 'key' ? undefined : { x: input.click.clientX!, y: input.click.clientY! };
    const element = findLive(input.target, point);
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) {
      return;
    }
    if (input.kind === 'key') {
      replayKey(input.init, element as HTMLElement);
    } else if (input.kind === 'doubleClick') {
      element.dispatchEvent(new MouseEvent('dblclick', input.click));
    } else {
      replayPress(element as HTMLElement, input.click, input.pointer);
    }
  };
  return {
    stop() {
      listening.abort();
      inputs.length = 0;
    },
    replay(findLive) {
      listening.abort();
      replayNext(findLive);
    },
  };
}
