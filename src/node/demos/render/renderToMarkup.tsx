/**
 * Renderer process without a DOM: demos to server markup. It is a process of its own because emotion and
 * the packages decide once, when they are loaded, whether they run in a browser.
 */
import createCache from '@emotion/cache';
import { LicenseInfo } from '@mui/x-license';
import { renderToString } from 'react-dom/server';
import { demoNameToPrefix } from '../../../client/demo/demoPrefix';
import { DemoProviders } from '../../../client/providers/demo/DemoProviders';
import { defaultDemoTheme } from '../../../client/theme/createDemoTheme';
import { answerTasks } from './answerTasks';
import { prefixForBrowsers } from './prefixForBrowsers';
import { takeNestedStyles } from './takeNestedStyles';

LicenseInfo.setLicenseKey(process.env.NEXT_PUBLIC_MUI_LICENSE ?? '');

answerTasks((Demo, task) => {
  const cache = createCache({ key: 'css', stylisPlugins: [prefixForBrowsers] });
  // Collects the rules in the cache instead of writing style elements between the nodes.
  cache.compat = true;
  const markup = renderToString(
    <DemoProviders cache={cache} theme={defaultDemoTheme}>
      <Demo />
    </DemoProviders>,
    { identifierPrefix: demoNameToPrefix(task.name) },
  );
  const { html, styles } = takeNestedStyles(markup);
  for (const [name, rule] of Object.entries(cache.inserted)) {
    if (typeof rule === 'string') {
      styles[name] = rule;
    }
  }
  return { html, styles };
});
