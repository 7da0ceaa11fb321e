/** Attribute of `<html>` that selects the colour scheme; set before first paint by the boot script. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';
