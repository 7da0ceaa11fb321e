/** What a reader did to a demo that was not live yet. */
type EarlyInput =
  | { kind: 'press'; target: Element; x: number; y: number }
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

/**
 * Also does what the browser does for a click: checks boxes, submits, follows. Not by the element's own
 * `click`, which drawings such as an icon inside a button do not have.
 */
function replayClick(element: Element, init: MouseEventInit = {}): void {
  const common = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 };
  element.dispatchEvent(new MouseEvent('click', { ...common, ...init }));
}

function replayPress(element: HTMLElement, x: number, y: number): void {
  const init = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y };
  const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  if (element.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1, detail: 1 }))) {
    element
      .closest<HTMLElement>('input, button, textarea, select, a[href], [tabindex], [contenteditable]')
      ?.focus();
  }
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', { ...init, detail: 1 }));
  replayClick(element, { clientX: x, clientY: y });
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
      replayClick(element, { detail: 0 });
    }
  }
  element.dispatchEvent(new KeyboardEvent('keyup', init));
}

/**
 * Watches a demo that is not live yet. The first press or key calls `onInput`; all are recorded, in order, so
 * that nothing a reader does is lost.
 */
export function captureEarlyInput(stage: HTMLElement, onInput: () => void): EarlyInputCapture {
  const inputs: EarlyInput[] = [];
  const onPointerDown = () => onInput();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    inputs.push({ kind: 'press', target: event.target as Element, x: event.clientX, y: event.clientY });
    onInput();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (PASSING_KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const { key, code, shiftKey, location } = event;
    const init = { key, code, shiftKey, location, bubbles: true, cancelable: true, composed: true };
    inputs.push({ kind: 'key', target: event.target as Element, init });
    onInput();
  };
  stage.addEventListener('pointerdown', onPointerDown, true);
  stage.addEventListener('click', onClick, true);
  stage.addEventListener('keydown', onKeyDown, true);

  const stopListening = () => {
    stage.removeEventListener('pointerdown', onPointerDown, true);
    stage.removeEventListener('click', onClick, true);
    stage.removeEventListener('keydown', onKeyDown, true);
  };
  const replayNext = (findLive: FindLive) => {
    const input = inputs.shift();
    if (!input) {
      return;
    }
    // Each in a task of its own: React renders what one input changed before the next one arrives.
    setTimeout(replayNext, 0, findLive);
    const element = findLive(input.target, input.kind === 'press' ? input : undefined);
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      if (input.kind === 'press') {
        replayPress(element as HTMLElement, input.x, input.y);
      } else {
        replayKey(input.init, element as HTMLElement);
      }
    }
  };
  return {
    stop() {
      stopListening();
      inputs.length = 0;
    },
    replay(findLive) {
      stopListening();
      replayNext(findLive);
    },
  };
}
