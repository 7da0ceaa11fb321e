import { expect, test } from './support/test';
import { waitForPage } from './support/demos';

// Every test of this folder fails for a violation: browsers report it as an error on the console.
test('pages and framed demos run under a policy without exceptions for scripts', async ({
  page,
  request,
}) => {
  const response = await page.goto('/x/react-date-pickers/date-picker/');
  const policy = response!.headers()['content-security-policy']!;
  expect(policy).toContain("object-src 'none'");
  // Of several policies a browser allows what all allow.
  const scripts = policy.split(', ').map((one) => /script-src [^;]*/.exec(one)![0]);
  expect(scripts.some((sources) => !sources.includes('unsafe'))).toBe(true);
  await waitForPage(page);
  const frame = page.locator('iframe').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('.demo-stage')).toHaveAttribute('data-live', '');
  const document = await request.get((await frame.getAttribute('src'))!);
  const [all] = policy.split(', ');
  const framed = document.headers()['content-security-policy']!.split(', ');
  expect(framed[0]).toBe(all);
  expect(framed[1]).toContain("script-src 'self'");
  expect(framed[1]).not.toContain('unsafe-eval');
});

test('a script that the build does not know never runs', async ({ page }) => {
  const violations: string[] = [];
  await page.goto('/x/introduction/');
  await waitForPage(page);
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive));
  // The message on the console is the point of this test, not a fault.
  page.removeAllListeners('console');
  await page.evaluate(() => {
    addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { reportViolation: (directive: string) => void }).reportViolation(
        event.effectiveDirective,
      ),
    );
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.injected = true">');
  });
  // Each of the policies of a page reports it.
  await expect
    .poll(() => [...new Set(violations)].toSorted())
    .toEqual(['script-src-attr', 'script-src-elem']);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
