/** What a user did to a demo that was not live yet. */
export type EarlyInput =
  | { kind: 'press'; target: Element; click: MouseEventInit; pointer: PointerEventInit }
  | { kind: 'doubleClick'; target: Element; click: MouseEventInit }
  | { kind: 'key'; target: Element; init: KeyboardEventInit };

/** Finds the live element for one of the snapshot. */
export type FindLive = (target: Element, point?: { x: number; y: number }) => Element | undefined;

/** Does one input again on an element; loaded with the first demo, so that a page without demos does not carry it. */
export type ReplayInput = (input: EarlyInput, element: HTMLElement | SVGElement) => void;

export interface EarlyInputCapture {
  /** Does again, on the live demo, what the user did too early; and stops capturing. */
  replay(findLive: FindLive, replayInput: ReplayInput): void;
  /** Stops capturing, and forgets what was not done again. */
  stop(): void;
}

/** Keys that move on rather than do something to the demo. */
const PASSING_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'F5']);

/** What dispatched events have in common with those of a browser. */
export const COMMON = { bubbles: true, cancelable: true, composed: true };

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
 * Watches a demo that is not live yet. The first press or key calls `onInput`; all are recorded, in order, so
 * that nothing a user does is lost.
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
    // With AltGr, which browsers may report as Ctrl and Alt, users type characters.
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (PASSING_KEYS.has(event.key) || (isShortcut && !event.getModifierState('AltGraph'))) {
      return;
    }
    capture(event, { kind: 'key', target: event.target as Element, init: copyKey(event) });
  });

  const replayNext = (findLive: FindLive, replayInput: ReplayInput) => {
    const input = inputs.shift();
    if (!input) {
      return;
    }
    // Each in a task of its own: React renders what one input changed before the next one arrives.
    setTimeout(replayNext, 0, findLive, replayInput);
    const point = input.kind === 'key' ? undefined : { x: input.click.clientX!, y: input.click.clientY! };
    const element = findLive(input.target, point);
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      replayInput(input, element);
    }
  };
  return {
    stop() {
      listening.abort();
      inputs.length = 0;
    },
    replay(findLive, replayInput) {
      listening.abort();
      replayNext(findLive, replayInput);
    },
  };
}
