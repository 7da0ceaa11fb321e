/** The one live region of the page, which is empty until something is said. */
export const ANNOUNCER_ID = 'announcer';

export type Announce = (text: string) => void;

/** Says a text to screen readers; the same text a second time is said again. */
export const announce: Announce = (text) => {
  const message = document.createElement('span');
  message.textContent = text;
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(message);
};
