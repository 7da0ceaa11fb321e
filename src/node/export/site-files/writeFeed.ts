import fs from 'node:fs/promises';
import path from 'node:path';
import { products } from '../../../../data/products';
import { FEED_HREF } from '../../../shared/paths/feed';
import { DEFAULT_LANGUAGE } from '../../../shared/languages/languages';
import { SITE_ORIGIN } from '../../../shared/paths/site';
import { readReleases } from '../../api/release-tables/releaseFiles';
import { renderFeed } from './renderFeed';
import { createTranslate } from '../../base/texts/createTranslate';

/** Writes `x/whats-new.xml`, the feed of what minor versions changed. */
export async function writeFeed(projectDirectory: string): Promise<void> {
  const tables = products.map(async (product) => {
    const releases = await readReleases(projectDirectory, product.folder);
    return releases ? [{ product, releases }] : [];
  });
  const text = renderFeed({
    products: (await Promise.all(tables)).flat(),
    t: createTranslate(DEFAULT_LANGUAGE),
    origin: SITE_ORIGIN,
  });
  await fs.writeFile(path.join(projectDirectory, 'out', FEED_HREF), text);
}
