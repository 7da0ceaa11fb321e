import { COLOR_SCHEME_ATTRIBUTE } from '../../../client/theme/colorScheme';
import { PALETTE_NAMES, type PaletteName } from '../../../client/theme/paletteColors';
import { getReaderVariable } from '../../../client/theme/readerVariables';

/** Luminance, rounded as the packages round it, below which white on a colour has a contrast of 3 (9.10). */
const LIGHTEST_FOR_WHITE = 0.3005;

/** Above 0 where text on the colour is white; so steep that a colour in between does not exist. */
const DARKNESS = `(${LIGHTEST_FOR_WHITE} - 0.2126 * r - 0.7152 * g - 0.0722 * b) * 1e6`;

function mix(color: string, other: string, percentage: number): string {
  return `color-mix(in srgb, ${color}, ${other} ${percentage}%)`;
}

function createColorStyles(name: PaletteName) {
  const main = `var(${getReaderVariable(name, 'main')})`;
  const white = `clamp(0, ${DARKNESS}, 1)`;
  const colors = {
    main,
    light: `var(${getReaderVariable(name, '300')}, ${mix(main, '#fff', 20)})`,
    dark: `var(${getReaderVariable(name, '700')}, ${mix(main, '#000', 30)})`,
    contrastText: `color(from ${main} srgb-linear ${white} ${white} ${white} / clamp(0.87, ${DARKNESS}, 1))`,
  };
  const tints = (soft: string, disabled: string) => ({
    [`--mui-palette-LinearProgress-${name}Bg`]: soft,
    [`--mui-palette-Slider-${name}Track`]: soft,
    [`--mui-palette-Switch-${name}DisabledColor`]: disabled,
  });
  const variables = Object.entries(colors).flatMap(([part, color]) => [
    [`--mui-palette-${name}-${part}`, color],
    // The packages write `rgba(var(…Channel) / 0.5)`: what CSS calls a relative colour.
    [`--mui-palette-${name}-${part}Channel`, `from var(--mui-palette-${name}-${part}) r g b`],
  ]);
  const isChosen = `[style*='${getReaderVariable(name, 'main')}:']`;
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
 * The variables of the demos' theme where the reader chose a colour. All of them follow in CSS from the few
 * that the boot script sets before first paint, by the rules of the packages' theme factory
 *: no script computes a colour, and nothing flashes.
 */
export function createReaderStyles(): Record<string, Record<string, string>> {
  return Object.assign({}, ...PALETTE_NAMES.map(createColorStyles));
}
