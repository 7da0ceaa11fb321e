/**
 * Calls back each time when the browser shows the page again as it was left: what the user chose on other pages since
 * then has not reached it.
 *
 * @returns does not call any more
 */
export function whenRestored(onRestored: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      onRestored();
    }
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
