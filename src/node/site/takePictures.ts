import { getDemoKey, type DemoSource } from '../demos/demoSource';
import { renderDemos, type RenderedDemo } from '../demos/renderDemos';
import type { SectionPicture } from '../pages/markdown/sectionPicture';
import { findPlan } from '../base/packages/packagePlans';
import type { Problem } from '../base/problems/problem';
import { createInertSnapshot } from '../pages/thumbnails/createInertSnapshot';
import { createThumbnail } from '../pages/thumbnails/createThumbnail';

interface PictureOptions {
  projectDirectory: string;
  /** Demos that are rendered already, by key. */
  rendered: ReadonlyMap<string, RenderedDemo>;
  problems: Problem[];
}

/**
 * Makes the pictures of galleries: drawings of charts, and the snapshots of other demos.
 *
 * @param pictured demos by the link that has their picture
 * @returns by the link
 */
export async function takePictures(
  pictured: ReadonlyMap<string, DemoSource>,
  { projectDirectory, rendered, problems }: PictureOptions,
): Promise<Map<string, SectionPicture>> {
  const known = new Map([...pictured.values()].map((demo): [string, DemoSource] => [getDemoKey(demo), demo]));
  const missing = [...known].flatMap(([key, demo]) => (rendered.has(key) ? [] : [demo]));
  const others = missing.length > 0 ? await renderDemos(missing, projectDirectory, problems) : undefined;
  const pictures = [...pictured].flatMap(([href, demo]): [string, SectionPicture][] => {
    const key = getDemoKey(demo);
    const found = rendered.get(key) ?? others?.get(key);
    if (!found) {
      return [];
    }
    const { snapshot, styles, packages } = found;
    const drawing = createThumbnail({ html: snapshot.html, styles }, key.replaceAll('/', '-'));
    const plan = findPlan(packages);
    const shown = drawing ? { picture: drawing } : { picture: createInertSnapshot(snapshot.html), styles };
    return [[href, { ...shown, ...(plan && { plan }) }]];
  });
  return new Map(pictures);
}
