import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Emotion's cache of right-to-left demos; class names start with its key. */
export const rtlCache = createCache({ key: 'rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] });
