const ISO_TEXT = /^\d{4}-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?)?$/;

/** True for dates that all libraries read in the same way: `2026-05`, `2026-05-12`, `2026-05-12T10:30`. */
export function isIsoText(text: string): boolean {
  return ISO_TEXT.test(text);
}

/** True for an ISO text without a time. */
export function isDateOnly(text: string): boolean {
  return !text.includes('T');
}
