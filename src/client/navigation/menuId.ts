/** The drawer's id: the header's button opens it by this name, also without JavaScript. */
export const MENU_ID = 'main-menu';
