import { Swatches } from '../components/Swatches';
import type { Translate } from '../providers/language/LanguageProvider';
import type { ColorMode } from '../theme/colorMode';
import type { ThemeState } from '../theme/themeReducer';
import { ColorModeChoices, DensityChoices, DirectionChoices } from './ThemeChoices';

/** Main colors on offer, by key of their text: a shade of a hue of Material UI each. The first is the theme's own. */
export const LANDING_COLORS = {
  blue: '#1976d2',
  teal: '#00897b',
  purple: '#7e57c2',
  pink: '#d81b60',
  orange: '#e65100',
} as const;

export const COLOR_NAMES = Object.keys(LANDING_COLORS) as (keyof typeof LANDING_COLORS)[];

/** What only this page says. */
export interface LandingThemeTexts {
  palette: string;
  colors: Record<keyof typeof LANDING_COLORS, string>;
}

interface LandingThemeProps extends Pick<ThemeState, 'dense' | 'direction'> {
  mode: ColorMode;
  /** The main color of the palette. */
  color: string;
  texts: LandingThemeTexts;
  t: Translate;
  onMode?: (mode: ColorMode) => void;
  onColor?: (color: string) => void;
  onDense?: (dense: boolean) => void;
  onDirection?: (direction: ThemeState['direction']) => void;
}

/** The theme of the demo beside it: the settings of the site, in sight. Without handlers, its snapshot. */
export function LandingTheme({
  mode,
  color,
  dense,
  direction,
  texts,
  t,
  onMode,
  onColor,
  onDense,
  onDirection,
}: LandingThemeProps) {
  return (
    <>
      <Swatches
        legend={texts.palette}
        group="landing-palette"
        options={COLOR_NAMES.map((name) => ({
          value: LANDING_COLORS[name],
          color: LANDING_COLORS[name],
          label: texts.colors[name],
        }))}
        chosen={color}
        onChoose={onColor}
      />
      <ColorModeChoices chosen={mode} t={t} onChoose={onMode} />
      <DensityChoices chosen={dense} t={t} onChoose={onDense} />
      <DirectionChoices chosen={direction} t={t} onChoose={onDirection} />
    </>
  );
}
