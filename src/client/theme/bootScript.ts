import { CODE_WRAP_ATTRIBUTE, CODE_WRAP_KEY, CODE_WRAP_VALUE } from './codeWrap';
import { COLOR_MODE_KEY } from './colorMode';
import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme';
import { COLOR_PATTERN, PALETTE_COOKIE, PALETTE_NAMES } from './paletteColors';
import { getUserVariable, USER_COLOR_PARTS } from './userVariables';

const names = JSON.stringify(PALETTE_NAMES);
const parts = JSON.stringify(USER_COLOR_PARTS);
const variable = getUserVariable("'+n+'", "'+s");

/**
 * The script that runs before first paint: sets the color scheme, the user's palette and how long lines of code are
 * shown, so that neither a dark page nor a demo of another color flashes and no code moves, and says that JavaScript runs, which shows the
 * controls that need it. It is part of every page, so it must be small.
 */
export const bootScript = `(function(h,m,d,p,n,s){h.setAttribute('data-js','');
try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch(e){}
try{d=m=='dark'||m!='light'&&matchMedia('(prefers-color-scheme: dark)').matches}catch(e){}
h.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',d?'dark':'light');
try{h.toggleAttribute('${CODE_WRAP_ATTRIBUTE}',localStorage.getItem('${CODE_WRAP_KEY}')=='${CODE_WRAP_VALUE}')}catch(e){}
try{p=('; '+document.cookie).split('; ${PALETTE_COOKIE}=');p=p[2]==null&&JSON.parse(p[1].split(';')[0]);
for(n of${names})for(s of${parts})${COLOR_PATTERN}.test(m=(p[n]||'')[s])&&h.style.setProperty('${variable},m)}catch(e){}})(document.documentElement)`;
