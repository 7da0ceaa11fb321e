import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../providers/language/LanguageProvider';

/** In px. */
const LEAST_WIDTH = 260;
const STEP = 10;
const LARGE_STEP = 100;
/** The demo takes the whole width again when its edge comes this near to it. */
const SNAP = 8;

interface Size {
  width: number;
  height: number;
}

function readSize({ offsetWidth, offsetHeight }: HTMLElement): Size {
  return { width: offsetWidth, height: offsetHeight };
}

/** The size of an element in px, as long as the component lives. */
function useSize(element: HTMLElement): Size {
  const [size, setSize] = useState(() => readSize(element));
  useEffect(() => {
    const observer = new ResizeObserver(() => setSize(readSize(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** What a key changes of the width; without a value the demo takes the whole width. */
function moveByKey(event: React.KeyboardEvent, width: number, isRightToLeft: boolean): number | undefined {
  const step = event.shiftKey ? LARGE_STEP : STEP;
  switch (event.key) {
    case 'ArrowLeft':
      return isRightToLeft ? width + step : width - step;
    case 'ArrowRight':
      return isRightToLeft ? width - step : width + step;
    case 'PageUp':
      return width + LARGE_STEP;
    case 'PageDown':
      return width - LARGE_STEP;
    case 'Home':
      return LEAST_WIDTH;
    case 'End':
      return Infinity;
    default:
      return undefined;
  }
}

/** Gives a stage the width that is wanted, as far as there is room. All in px. */
function showWidth(stage: HTMLElement, wanted: number, room: number): void {
  stage.style.width = wanted > room - SNAP ? '' : `${Math.max(LEAST_WIDTH, Math.round(wanted))}px`;
}

/**
 * The edge of a demo that users move to see it at another width: by pointer or with arrow keys. A double click brings
 * the whole width back.
 *
 * @param stage the stage of the demo, or the window around its iframe
 */
export function WidthHandle({ stage }: { stage: HTMLElement }) {
  const { t } = useLanguage();
  const { width, height } = useSize(stage);
  const room = useSize(stage.parentElement!).width;
  const handle = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; width: number }>(undefined);
  const [isDragged, setIsDragged] = useState(false);

  const getRoom = () => handle.current!.parentElement!.clientWidth;
  const isRightToLeft = () => getComputedStyle(handle.current!).direction === 'rtl';
  const setWidth = (wanted: number) => showWidth(stage, wanted, getRoom());
  const endDrag = () => {
    drag.current = undefined;
    setIsDragged(false);
  };

  return (
    <div
      ref={handle}
      className="demo-width"
      // A line cannot have the focus: this is the widget that moves it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('demo.width')}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={room}
      aria-valuenow={width}
      aria-valuetext={`${width} px`}
      title={t('demo.changeWidth')}
      data-dragged={isDragged || undefined}
      style={{ height, insetInlineStart: width }}
      onKeyDown={(event) => {
        const next = moveByKey(event, width, isRightToLeft());
        if (next !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
          event.preventDefault();
          setWidth(next);
        }
      }}
      onPointerDown={(event) => {
        if (event.button === 0) {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, width };
          setIsDragged(true);
        }
      }}
      onPointerMove={({ clientX }) => {
        if (drag.current) {
          const moved = clientX - drag.current.x;
          setWidth(drag.current.width + (isRightToLeft() ? -moved : moved));
        }
      }}
      onLostPointerCapture={endDrag}
      onDoubleClick={() => setWidth(Infinity)}
    />
  );
}
