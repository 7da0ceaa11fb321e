/** Fields that hold HTML the document shows anyway. */
const HTML_FIELDS = new Set(['html']);

function strip(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(strip);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (HTML_FIELDS.has(key) && typeof field === 'string') {
        return [key, ''];
      }
      return [key, key === 'styles' ? {} : strip(field)];
    }),
  );
}

/**
 * The page's props without what the document already holds: HTML and critical styles.
 *
 * @returns a copy; the original goes on to the data file for client-side moves
 */
export function stripPageData<Props>(props: Props): Props {
  return strip(props) as Props;
}
