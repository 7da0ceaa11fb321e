import type { Direction } from '../../shared/languages/languageRecord';
import { NO_COLORS, type PaletteColors } from './paletteColors';

/** What a user may change about the look of the demos. */
export interface ThemeState {
  dense: boolean;
  direction: Direction;
  paletteColors: PaletteColors;
  /** One unit of space, in px. */
  spacing: number;
  /** The scheme in force. */
  paletteMode: 'light' | 'dark';
}

export const DEFAULT_SPACING = 8;

export const initialThemeState: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: NO_COLORS,
  spacing: DEFAULT_SPACING,
  paletteMode: 'light',
};

/** Fields of CHANGE; a falsy one leaves the old value. */
export type ThemeChange = Partial<Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors'>>;

export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | { type: 'CHANGE'; payload: ThemeChange };

function change(state: ThemeState, { paletteMode, direction, paletteColors }: ThemeChange): ThemeState {
  const next = {
    ...state,
    paletteMode: paletteMode || state.paletteMode,
    direction: direction || state.direction,
    paletteColors: paletteColors || state.paletteColors,
  };
  const isSame =
    next.paletteMode === state.paletteMode &&
    next.direction === state.direction &&
    next.paletteColors === state.paletteColors;
  return isSame ? state : next;
}

/**
 * The next state of the theme. Spacing has no bounds here; its control has.
 *
 * @returns the same object when CHANGE changes nothing
 * @throws for an unknown action, named by its type
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return { ...state, spacing: action.payload };
    case 'INCREASE_SPACING':
      return { ...state, spacing: state.spacing + 1 };
    case 'DECREASE_SPACING':
      return { ...state, spacing: state.spacing - 1 };
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense: initialThemeState.dense, spacing: initialThemeState.spacing };
    case 'RESET_COLORS':
      return { ...state, paletteColors: initialThemeState.paletteColors };
    case 'CHANGE':
      return change(state, action.payload);
    default:
      throw new Error(`Unknown theme action \`${String((action as { type: unknown }).type)}\`.`);
  }
}
