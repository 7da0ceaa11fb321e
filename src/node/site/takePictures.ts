import { getDemoKey, type DemoSource } from '../demos/demoSource';
import { renderDemos, type RenderedDemo } from '../demos/renderDemos';
import type { SectionPicture } from '../pages/markdown/sectionPicture';
import { findPlan } from '../base/packages/packagePlans';
import type { Problem } from '../base/problems/problem';
import { createInertForm } from '../pages/thumbnails/createInertForm';
import { createThumbnail } from '../pages/thumbnails/createThumbnail';

interface PictureOptions {
  projectDirectory: string;
  /** Demos that are rendered already, by key. */
  rendered: ReadonlyMap<string, RenderedDemo>;
  problems: Problem[];
}

/**
 * Makes the pictures of galleries: drawings of charts, and the static forms of other demos.
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
    const form = rendered.get(key) ?? others?.get(key);
    if (!form) {
      return [];
    }
    const { staticForm, styles, packages } = form;
    const drawing = createThumbnail({ html: staticForm.html, styles }, key.replaceAll('/', '-'));
    const plan = findPlan(packages);
    const shown = drawing ? { picture: drawing } : { picture: createInertForm(staticForm.html), styles };
    return [[href, { ...shown, ...(plan && { plan }) }]];
  });
  return new Map(pictures);
}
