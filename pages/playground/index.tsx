import { HiddenPageHead } from '../../src/client/layout/HiddenPageHead';

/** Where maintainers try things out: without the layout, the theme and a second language. */
export default function PlaygroundPage() {
  return (
    <>
      <HiddenPageHead title="Playground" productId="null" productCategoryId="null" />
      <main id="main-content" className="content playground" tabIndex={-1}>
        <h1>Playground</h1>
        <div className="playground-scratch" />
      </main>
    </>
  );
}

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
