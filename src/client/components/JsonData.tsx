interface JsonDataProps {
  id?: string;
  data: unknown;
}

/** What a controller needs and the markup around it does not say; `readJsonData` reads it. */
export function JsonData({ id, data }: JsonDataProps) {
  // In a script element nothing but its own end tag and a comment need care: both begin with this character.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      id={id}
      type="application/json"
      className="json-data"
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
