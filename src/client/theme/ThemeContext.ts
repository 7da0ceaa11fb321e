import { createContext } from 'react';

/** Whether the page has a theme. What it is, is a matter of the store, which loads with what needs it. */
export const ThemeContext = createContext(false);
