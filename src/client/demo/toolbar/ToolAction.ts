import type { MouseEvent } from 'react';

/**
 * Where an action has its button: always in the toolbar; there while the demo is wide enough, or wider, and else in the
 * menu; always in the menu.
 */
type ActionPlace = 'toolbar' | 'medium' | 'wide' | 'menu';

/** Something that can be done with a demo: a button or a link. */
export interface ToolAction {
  /** What analytics know it by. */
  name: string;
  label: string;
  /** The beginning of the label, beside the icon where there is room. */
  word?: string;
  /** Path on a grid of 24 px. */
  icon: string;
  place: ActionPlace;
  /** A text that takes the place of the label for as long as a confirmation lasts. */
  confirmation?: string;
  /** Makes it a link. */
  href?: string;
  /** Whether the link opens a tab of its own. */
  isNewTab?: boolean;
  /** Makes it a switch. */
  isPressed?: boolean;
  /** Whether its work is not done yet. */
  isBusy?: boolean;
  /** The pointer or the focus comes to its button: a press may follow. */
  onApproach?: () => void;
  onPress?: (event: MouseEvent) => void;
}
