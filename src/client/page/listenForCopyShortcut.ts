import { isLetterKey } from '../platform/isLetterKey';
import { isTypingPlace } from '../platform/isTypingPlace';

const ROOT = '.MuiCode-root';
const COPY_BUTTON = '.MuiCode-copy';
const ACTION = 'data-ga-event-action';

function isCopyKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  return (ctrlKey || metaKey) && !shiftKey && !altKey && isLetterKey(event, 'c');
}

/** Clicks the button, and says to analytics that a key did it. */
function clickByKey(button: HTMLElement): void {
  const action = button.getAttribute(ACTION);
  button.setAttribute(ACTION, action?.replace('click', 'keyboard') ?? 'copy-keyboard');
  button.click();
  if (action === null) {
    button.removeAttribute(ACTION);
  } else {
    button.setAttribute(ACTION, action);
  }
}

function findRoot(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROOT) : null;
}

/**
 * Lets Ctrl + C copy the block of code under the pointer, or with the focus, while no text is selected and the focus is
 * in no field, editor or demo. The default action is not prevented.
 */
export function listenForCopyShortcut(): void {
  let active: HTMLElement | null = null;
  const onEnter = (event: Event) => {
    active = findRoot(event.target) ?? active;
  };
  const leave = (root: HTMLElement | null, next: EventTarget | null) => {
    const isLeft = root !== null && root === active && !(next instanceof Node && root.contains(next));
    if (isLeft) {
      active = null;
    }
    return isLeft;
  };
  const onMouseOut = (event: MouseEvent) => {
    const root = findRoot(event.target);
    if (leave(root, event.relatedTarget)) {
      root?.querySelector<HTMLElement>(COPY_BUTTON)?.blur();
    }
  };
  const onFocusOut = (event: FocusEvent) => {
    leave(findRoot(event.target), event.relatedTarget);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const button = active?.querySelector<HTMLElement>(COPY_BUTTON);
    // A selected row of a grid, or some text, is what the user wants then.
    const isTaken = event.defaultPrevented || isTypingPlace(event.target) || getSelection()?.toString();
    if (button && isCopyKey(event) && !isTaken) {
      clickByKey(button);
    }
  };
  document.addEventListener('mouseover', onEnter);
  document.addEventListener('focusin', onEnter);
  document.addEventListener('mouseout', onMouseOut);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('keydown', onKeyDown);
}
