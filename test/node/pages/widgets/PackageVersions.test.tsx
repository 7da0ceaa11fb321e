import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PackageVersions } from '../../../../src/node/pages/widgets/PackageVersions';

it('PackageVersions has a row for each package', () => {
  const data = [
    { name: '@mui/x-charts', version: '8.29.3', license: 'MIT' },
    { name: '@mui/x-charts-pro', version: '8.29.3', license: 'MUI X commercial license' },
  ];
  const html = renderToStaticMarkup(<PackageVersions data={data} />);
  expect(html).toContain('<td><code>@mui/x-charts-pro</code></td><td>8.29.3</td>');
  expect(html.match(/<tr>/g)).toHaveLength(3);
});
