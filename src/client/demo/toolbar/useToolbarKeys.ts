import { useLayoutEffect, useRef, type RefObject } from 'react';
import { findItems, findNextItem } from './findItems';

function isInPopup(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[popover]') !== null;
}

/**
 * Makes the buttons, links and lists of values of a toolbar one stop of the Tab key, the one that had the focus last;
 * arrow keys to the left and right, Home and End lead from one to the next. Popups in the toolbar have keys of their own.
 */
export function useToolbarKeys(ref: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement>(null);
  const update = useRef(() => {});

  useLayoutEffect(() => {
    const toolbar = ref.current!;
    const listTools = () => findItems(toolbar).filter((item) => !isInPopup(item));
    update.current = () => {
      const tools = listTools();
      const stop = tools.find((tool) => tool === last.current) ?? tools[0];
      for (const item of toolbar.querySelectorAll<HTMLElement>('button, a, select')) {
        const tabIndex = item === stop ? 0 : -1;
        if (!isInPopup(item) && item.tabIndex !== tabIndex) {
          item.tabIndex = tabIndex;
        }
      }
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!isInPopup(target)) {
        last.current = target as HTMLElement;
        update.current();
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (isInPopup(target) || altKey || ctrlKey || metaKey) {
        return;
      }
      const isRtl = getComputedStyle(toolbar).direction === 'rtl';
      const keys = isRtl ? (['ArrowRight', 'ArrowLeft'] as const) : (['ArrowLeft', 'ArrowRight'] as const);
      const next = findNextItem(listTools(), key, keys);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    };
    // What a narrow window hides is no stop.
    const onResize = () => update.current();
    toolbar.addEventListener('focusin', onFocus);
    toolbar.addEventListener('keydown', onKeyDown);
    addEventListener('resize', onResize);
    return () => {
      toolbar.removeEventListener('focusin', onFocus);
      toolbar.removeEventListener('keydown', onKeyDown);
      removeEventListener('resize', onResize);
    };
  }, [ref]);

  // After each render: tools come and go.
  useLayoutEffect(() => update.current());
}
