/** The color of a field without one: browsers have no empty field for colors. */
export const NO_COLOR = '#808080';
