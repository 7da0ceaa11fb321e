import type { FrameSize } from '../sandbox/sandboxMessages';

/** The room that a dialog gets, in px; it fills its window, whose height would be that of the demo. */
const DIALOG_HEIGHT = 560;

/** Between a popup and the lower edge. */
const POPUP_MARGIN = 16;

/** What components put at the end of the document. */
function listPopups(): Element[] {
  return [...document.body.children].filter(
    (element) => !element.matches('.root, script, style, [aria-live]') && element.childElementCount > 0,
  );
}

function getPopupEnd(popup: Element): number {
  if (getComputedStyle(popup).position === 'fixed') {
    return DIALOG_HEIGHT;
  }
  const { bottom, height } = popup.getBoundingClientRect();
  return height === 0 ? 0 : Math.max(bottom + scrollY, height) + POPUP_MARGIN;
}

/** Measures the document: the frame is as high as that. */
function measureFrame(): FrameSize {
  const content = Math.ceil(document.body.getBoundingClientRect().height);
  return { content, full: Math.ceil(Math.max(content, ...listPopups().map(getPopupEnd))) };
}

/** Calls back whenever the size may have changed, and at once. */
export function watchSize(onSize: (size: FrameSize) => void): void {
  let isPending = false;
  let last: FrameSize | undefined;
  const update = () => {
    isPending = false;
    const size = measureFrame();
    if (size.content !== last?.content || size.full !== last.full) {
      last = size;
      onSize(size);
    }
  };
  const schedule = () => {
    if (!isPending) {
      isPending = true;
      // No animation frame: a frame outside of the view has none.
      setTimeout(update);
    }
  };
  new MutationObserver(schedule).observe(document.body, {
    attributes: true,
    childList: true,
    subtree: true,
    characterData: true,
  });
  new ResizeObserver(schedule).observe(document.body);
  update();
}
