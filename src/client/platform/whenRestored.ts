/**
 * Calls back each time when the browser shows the page again as it was left: what the user chose on other pages since
 * then has not reached it.
 */
export function whenRestored(onRestored: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      onRestored();
    }
  });
}
