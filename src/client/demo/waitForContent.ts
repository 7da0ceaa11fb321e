import { VISIBLE_MARKS } from '../../shared/page/visibleMarks';

/** Milliseconds that the content may take, and then the appearance of its marks. After that the demo is shown as it is. */
const PATIENCE = 1000;

/** Animation frames that each of both gets in any case: on a slow machine a few of them take all of the time. */
const LEAST_FRAMES = 10;

function measure(element: HTMLElement): { characters: number; marks: number } {
  return {
    characters: element.textContent?.length ?? 0,
    marks: element.querySelectorAll(VISIBLE_MARKS).length,
  };
}

/** Whether an animation of a drawing ends by itself; those of progress indicators do not. */
function isAppearing({ effect }: Animation): boolean {
  return (
    effect instanceof KeyframeEffect &&
    effect.target instanceof SVGElement &&
    effect.getComputedTiming().iterations !== Infinity
  );
}

interface DrawingWatch {
  /** Whether a drawing has changed since the last call, or is changed by CSS now. */
  isMoving: () => boolean;
  stop: () => void;
}

/** Watches the drawings of a demo: charts let their marks appear, by changes of attributes or by CSS. */
function watchDrawings(demo: HTMLElement): DrawingWatch {
  let hasChanged = false;
  const take = (records: MutationRecord[]) => {
    hasChanged ||= records.some(({ target }) => target instanceof SVGElement);
  };
  const changes = new MutationObserver(take);
  changes.observe(demo, { subtree: true, childList: true, attributes: true });
  return {
    isMoving: () => {
      take(changes.takeRecords());
      const isMoving = hasChanged || demo.getAnimations({ subtree: true }).some(isAppearing);
      hasChanged = false;
      return isMoving;
    },
    stop: () => changes.disconnect(),
  };
}

/**
 * Calls back when the live demo shows what its picture shows: grids and charts measure themselves first, and would be
 * blank for one or two animation frames; then the marks of charts appear in an animation.
 *
 * @returns stops waiting
 */
export function waitForContent(live: HTMLElement, picture: HTMLElement, onContent: () => void): () => void {
  const goal = measure(picture);
  const drawings = watchDrawings(live);
  let wasComplete = false;
  let start = performance.now();
  let frame = 0;
  let request = 0;
  const holdsContent = () => {
    const { characters, marks } = measure(live);
    // A narrow screen shows fewer columns than the picture: half of it is enough.
    return characters * 2 >= goal.characters && marks * 2 >= goal.marks;
  };
  const check = () => {
    const isComplete = holdsContent();
    if (isComplete && !wasComplete) {
      wasComplete = true;
      start = performance.now();
      frame = 0;
    }
    const isMoving = drawings.isMoving();
    const isOverdue = frame >= LEAST_FRAMES && performance.now() - start >= PATIENCE;
    if ((isComplete && !isMoving) || isOverdue) {
      drawings.stop();
      onContent();
    } else {
      frame += 1;
      request = requestAnimationFrame(check);
    }
  };
  check();
  return () => {
    drawings.stop();
    cancelAnimationFrame(request);
  };
}
