/** What analytics report of a press. @param file what they know the demo by */
export function createAnalytics(action: string, file: string) {
  return {
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': file,
  };
}
