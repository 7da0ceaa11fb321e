import { COLOR_SCHEME_ATTRIBUTE } from '../../../client/theme/colorScheme';
import { PALETTE_NAMES, type PaletteName } from '../../../client/theme/paletteColors';
import { getUserVariable } from '../../../client/theme/userVariables';

/** Luminance, rounded as the packages round it, below which white on a color has a contrast of 3 (9.10). */
const LIGHTEST_FOR_WHITE = 0.3005;

/** Above 0 where text on the color is white; so steep that a color in between does not exist. */
const DARKNESS = `(${LIGHTEST_FOR_WHITE} - 0.2126 * r - 0.7152 * g - 0.0722 * b) * 1e6`;

function mix(color: string, other: string, percentage: number): string {
  return `color-mix(in srgb, ${color}, ${other} ${percentage}%)`;
}

function createColorStyles(name: PaletteName) {
  const main = `var(${getUserVariable(name, 'main')})`;
  const white = `clamp(0, ${DARKNESS}, 1)`;
  const colors = {
    main,
    light: `var(${getUserVariable(name, '300')}, ${mix(main, '#fff', 20)})`,
    dark: `var(${getUserVariable(name, '700')}, ${mix(main, '#000', 30)})`,
    contrastText: `color(from ${main} srgb-linear ${white} ${white} ${white} / clamp(0.87, ${DARKNESS}, 1))`,
  };
  const tints = (soft: string, disabled: string) => ({
    [`--mui-palette-LinearProgress-${name}Bg`]: soft,
    [`--mui-palette-Slider-${name}Track`]: soft,
    [`--mui-palette-Switch-${name}DisabledColor`]: disabled,
  });
  const variables = Object.entries(colors).flatMap(([part, color]) => [
    [`--mui-palette-${name}-${part}`, color],
    // The packages write `rgba(var(…Channel) / 0.5)`: what CSS calls a relative color.
    [`--mui-palette-${name}-${part}Channel`, `from var(--mui-palette-${name}-${part}) r g b`],
  ]);
  const isChosen = `[style*='${getUserVariable(name, 'main')}:']`;
  const light = mix(main, '#fff', 62);
  return {
    [`:root${isChosen}`]: { ...Object.fromEntries(variables), ...tints(light, light) },
    [`:root[${COLOR_SCHEME_ATTRIBUTE}='dark']${isChosen}`]: tints(
      mix(main, '#000', 50),
      mix(main, '#000', 55),
    ),
  };
}

/**
 * The variables of the demos' theme where the user chose a color. All of them follow in CSS from the few
 * that the boot script sets before first paint, by the rules of the packages' theme factory
 *: no script computes a color, and nothing flashes.
 */
export function createUserStyles(): Record<string, Record<string, string>> {
  return Object.assign({}, ...PALETTE_NAMES.map(createColorStyles));
}
