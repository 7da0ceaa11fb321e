import { expect, type Page } from '@playwright/test';

/** A form that the page posted to another site. */
export interface Post {
  address: URL;
  fields: Map<string, string>;
}

/** Answers for another site, and returns the form that a press posts there in a tab of its own. */
export async function readPost(page: Page, origin: string, press: () => Promise<void>): Promise<Post> {
  const posts: Post[] = [];
  await page.context().route(`${origin}/**`, async (route) => {
    const request = route.request();
    expect(request.method()).toBe('POST');
    // Forms send line breaks as CRLF.
    const fields = [...new URLSearchParams(request.postData()!)].map(([name, value]): [string, string] => [
      name,
      value.replaceAll('\r\n', '\n'),
    ]);
    posts.push({ address: new URL(request.url()), fields: new Map(fields) });
    await route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title>' });
  });
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  await expect(popup).toHaveTitle('Sandbox');
  expect(posts).toHaveLength(1);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await popup.close();
  return posts[0]!;
}
