/** Outlines on a 24 px grid; the pen is a matter of the style sheet. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  settings:
    'M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  repository: 'M9 8l-4 4 4 4M15 8l4 4-4 4',
  chevron: 'M7 10l5 5 5-5',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM15 15l5 5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const;

/** A decorative icon in the colour of the text; its button carries the name. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return <Outline path={PATHS[name]} />;
}

/** An icon that is loaded with the part that shows it. */
export function Outline({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
