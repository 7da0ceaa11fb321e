import type { FrameSize } from './sandboxMessages';

/** Borders of a stage, in px. */
const BORDERS = 2;

/** Attributes of the stage while it shows the edited demo, and while something is open over that. */
const EDITED_MARK = 'data-edited';
const POPUP_MARK = 'data-popup';

/** Shows a frame in the place of a demo, whose own content stays where it is, out of sight. */
export interface FrameStage {
  /** Brings a frame in, out of sight: it needs its width to render. */
  add: (frame: HTMLElement) => void;
  /** Shows the frame, or the demo of the page again. */
  showFrame: (isShown: boolean) => void;
  resize: (size: FrameSize) => void;
}

/** @param stage of a demo, or the window of one in an iframe, whose height is given */
export function controlFrameStage(stage: HTMLElement): FrameStage {
  return {
    add: (frame) => stage.append(frame),
    showFrame: (isShown) => {
      stage.toggleAttribute(EDITED_MARK, isShown);
      if (!isShown) {
        stage.removeAttribute(POPUP_MARK);
        stage.style.removeProperty('--edited-height');
        stage.style.removeProperty('--frame-height');
      }
    },
    resize: ({ content, full }) => {
      stage.style.setProperty('--edited-height', `${content + BORDERS}px`);
      stage.style.setProperty('--frame-height', `${full}px`);
      stage.toggleAttribute(POPUP_MARK, full > content);
    },
  };
}
