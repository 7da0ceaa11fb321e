import { COMMON, type EarlyInput } from './captureEarlyInput';

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

/** Does an early input again on an element of the live demo. */
export function replayInput(input: EarlyInput, element: HTMLElement | SVGElement): void {
  if (input.kind === 'key') {
    replayKey(input.init, element as HTMLElement);
  } else if (input.kind === 'doubleClick') {
    element.dispatchEvent(new MouseEvent('dblclick', input.click));
  } else {
    replayPress(element as HTMLElement, input.click, input.pointer);
  }
}
