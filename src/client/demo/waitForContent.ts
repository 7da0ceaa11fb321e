import { VISIBLE_MARKS } from '../../shared/visibleMarks';
import { watchDrawings } from './watchDrawings';

/** Animation frames after which the live demo is shown whatever it holds. */
const PATIENCE_FRAMES = 60;

function measure(element: HTMLElement): { characters: number; marks: number } {
  return {
    characters: element.textContent?.length ?? 0,
    marks: element.querySelectorAll(VISIBLE_MARKS).length,
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
  let frame = 0;
  let request = 0;
  const check = () => {
    const { characters, marks } = measure(live);
    // A narrow screen shows fewer columns than the picture: half of it is proof enough.
    const isComplete = characters * 2 >= goal.characters && marks * 2 >= goal.marks;
    const isMoving = drawings.isMoving();
    if ((isComplete && !isMoving) || frame >= PATIENCE_FRAMES) {
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
