import { COLOR_MODE_KEY } from './colorMode';
import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme';

/**
 * The script that runs before first paint: sets the colour scheme, so that a dark page never flashes
 * white, and says that JavaScript runs, which shows the controls that need it.
 */
export const bootScript = `(function(){var h=document.documentElement,m='system',d=false;
h.setAttribute('data-js','');
try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch(e){}
try{d=m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches}catch(e){}
h.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',d?'dark':'light')})()`;
