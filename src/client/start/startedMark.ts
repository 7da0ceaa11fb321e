/** In the browser's timeline: from here on the page answers. */
export const STARTED_MARK = 'page-started';
