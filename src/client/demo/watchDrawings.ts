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
export function watchDrawings(demo: HTMLElement): DrawingWatch {
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
