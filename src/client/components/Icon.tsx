/** The icons of the style sheet `icons.css`. */
type IconName = 'menu' | 'close' | 'settings' | 'chevron' | 'search' | 'check' | 'repository' | 'scheme';

/** A decorative icon in the color of the text; its button carries the name. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`icon icon-${name}`} />;
}

/** An icon that is loaded with the part that shows it. */
export function Outline({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
