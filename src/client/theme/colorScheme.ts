/** Attribute of `<html>` that selects the color scheme; set before first paint by the boot script. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';
