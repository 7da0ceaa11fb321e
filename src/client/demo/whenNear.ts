/** Demos become live when they are this near to the view. */
const NEAR = '320px 0px';

/**
 * Calls back once, when an element is near to the view.
 *
 * @returns does not wait any more
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        onNear();
      }
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
