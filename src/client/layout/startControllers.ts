import type { Translate } from '../providers/language/LanguageProvider';

/** What a controller is given: the content of the page, its texts, and the live region. */
export interface ControllerOptions {
  root: HTMLElement;
  t: Translate;
  announce: (text: string) => void;
}

/** What brings a part of some pages to life: only pages that have the part load it. */
export interface LazyController {
  selector: string;
  /** @returns starts the controller, which returns what stops it */
  load: () => Promise<(options: ControllerOptions) => () => void>;
}

/**
 * Loads and starts every controller whose part the page has. One that cannot be loaded leaves its part as it is,
 * which can be read without it; the next page that has the part tries again.
 *
 * @returns stops those that have started, and keeps the others from starting
 */
export function startControllers(
  controllers: readonly LazyController[],
  options: ControllerOptions,
): () => void {
  let isEnded = false;
  const stops: (() => void)[] = [];
  const startController = async (load: LazyController['load']) => {
    const start = await load().catch(() => undefined);
    if (start && !isEnded) {
      stops.push(start(options));
    }
  };
  for (const { selector, load } of controllers) {
    if (options.root.querySelector(selector)) {
      void startController(load);
    }
  }
  return () => {
    isEnded = true;
    stops.forEach((stop) => stop());
  };
}
