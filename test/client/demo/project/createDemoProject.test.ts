import { describe, expect, it } from 'vitest';
import { createDemoProject } from '../../../../src/client/demo/project/createDemoProject';
import type { DemoPackages } from '../../../../src/shared/demo/demoPackages';
import { getProjectFileName, type ProjectSource } from '../../../../src/client/demo/project/projectSource';

const TABLE: DemoPackages = {
  packages: {
    '@emotion/react': { version: '11.14.0', peers: ['react'] },
    '@emotion/styled': { version: '11.14.1', peers: ['@emotion/react', 'react'] },
    '@fontsource/roboto': { version: '5.3.0' },
    '@mui/material': { version: '7.3.11', peers: ['react', 'react-dom'] },
    '@mui/system': { version: '7.3.11', peers: ['react'] },
    '@mui/x-date-pickers': { version: '8.29.3', peers: ['@mui/material', '@mui/system', 'react'] },
    '@tailwindcss/vite': { version: '4.3.5' },
    '@types/luxon': { version: '3.7.6' },
    '@types/react': { version: '19.3.0' },
    '@types/react-dom': { version: '19.3.0', peers: ['@types/react'] },
    '@vitejs/plugin-react': { version: '6.3.0' },
    luxon: { version: '3.7.2', types: '@types/luxon' },
    next: { version: '16.4.6' },
    react: { version: '19.3.1', types: '@types/react' },
    'react-dom': { version: '19.3.1', peers: ['react'], types: '@types/react-dom' },
    tailwindcss: { version: '4.3.5' },
    typescript: { version: '6.0.3' },
    vite: { version: '8.3.8' },
  },
  adapters: { '@mui/x-date-pickers/AdapterLuxon': 'luxon' },
};

const SOURCE: ProjectSource = {
  name: 'TripDates',
  href: 'https://mui.com/x/react-date-pickers/date-picker/#TripDates.tsx',
  variant: 'TS',
  styling: 'system',
  files: [
    {
      name: 'TripDates.tsx',
      text: "import { trips } from './data';\n\nexport default () => <p>{trips}</p>;\n",
    },
    { name: 'data.ts', text: "export const trips: string[] = ['Kyoto'];\n" },
  ],
};

function create(changes: Partial<ProjectSource> = {}) {
  return createDemoProject({ ...SOURCE, ...changes }, TABLE);
}

function readPackages(changes?: Partial<ProjectSource>) {
  const { dependencies, devDependencies } = JSON.parse(create(changes)['package.json']!);
  return { dependencies, devDependencies } as Record<string, Record<string, string>>;
}

function replaceCode(text: string): Partial<ProjectSource> {
  return { files: [{ name: 'TripDates.tsx', text }] };
}

describe('createDemoProject', () => {
  it('imports languages of Moment.js as Vite finds them, with their types', () => {
    const code =
      "import moment from 'moment';\nimport 'moment/locale/fr';\n\nexport default () => moment.locale();\n";
    const table = { ...TABLE, packages: { ...TABLE.packages, moment: { version: '2.31.0' } } };
    const project = createDemoProject({ ...SOURCE, ...replaceCode(code) }, table);
    expect(project['src/TripDates.tsx']).toBe(code.replace('moment/locale', 'moment/dist/locale'));
    expect(project['src/moment-locales.d.ts']).toBe("declare module 'moment/dist/locale/*';\n");
    const { dependencies } = JSON.parse(project['package.json']!) as { dependencies: object };
    expect(dependencies).toHaveProperty('moment', '2.31.0');
    const script = createDemoProject({ ...SOURCE, ...replaceCode(code), variant: 'JS' }, table);
    expect(script).not.toHaveProperty(['src/moment-locales.d.ts']);
  });

  it('says where it comes from, and names no license', () => {
    const manifest = JSON.parse(create()['package.json']!);
    expect(manifest).toMatchObject({
      name: 'trip-dates',
      description: SOURCE.href,
      private: true,
      scripts: { dev: 'vite', build: 'tsc && vite build' },
    });
    expect(manifest).not.toHaveProperty('license');
  });

  it('renders the demo with the base styles alone where it needs no more', () => {
    expect(create()['src/main.tsx']).toBe(`import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import '@fontsource/roboto/300.css';
import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import Demo from './TripDates';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CssBaseline />
    <Demo />
  </StrictMode>,
);
`);
  });

  it('adds a theme with CSS variables for code that reads them', () => {
    const entry = create(replaceCode("export const color = 'var(--mui-palette-divider)';\n"))[
      'src/main.tsx'
    ]!;
    expect(entry).toContain('const theme = createTheme({ cssVariables: true });');
    expect(entry).toContain('    <ThemeProvider theme={theme}>\n      <CssBaseline />\n      <Demo />\n');
  });

  it('has the types of themes with CSS variables for code that names what these have', () => {
    const augmentation = "import type {} from '@mui/material/themeCssVarsAugmentation';";
    const code = 'export default ({ theme }: Props) => theme.colorSchemes?.dark ?? theme.vars;\n';
    expect(create(replaceCode(code))['src/main.tsx']).toContain(augmentation);
    expect(create({ ...replaceCode(code), variant: 'JS' })['src/main.jsx']).not.toContain(augmentation);
    expect(create()['src/main.tsx']).not.toContain(augmentation);
  });

  it('lets the utilities of Tailwind win against the rules of components', () => {
    const project = create({ styling: 'tailwind' });
    expect(project['src/main.tsx']).toContain("import './styles.css';\nimport Demo");
    expect(project['src/main.tsx']).toContain('<StyledEngineProvider enableCssLayer>');
    expect(project['src/styles.css']).toMatch(/^@layer theme, base, mui, components, utilities;\n@import/);
    expect(project['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
    expect(readPackages({ styling: 'tailwind' }).devDependencies).toMatchObject({
      '@tailwindcss/vite': '4.3.5',
      tailwindcss: '4.3.5',
    });
  });

  it('lets a style sheet win against the rules of components', () => {
    const files = [...SOURCE.files, { name: 'TripDates.css', text: '.trip {\n}\n' }];
    const project = create({ styling: 'css', files });
    expect(project['src/main.tsx']).toContain('<StyledEngineProvider injectFirst>');
    expect(project['src/TripDates.css']).toBe('.trip {\n}\n');
    expect(project).not.toHaveProperty('src/styles.css');
  });

  it('needs no compiler and no types for JavaScript', () => {
    const files = [{ name: 'TripDates.jsx', text: 'export default () => <p />;\n' }];
    const project = create({ variant: 'JS', files });
    expect(Object.keys(project)).toEqual([
      'package.json',
      'index.html',
      'vite.config.js',
      '.gitignore',
      'src/main.jsx',
      'src/TripDates.jsx',
    ]);
    expect(project['index.html']).toContain('src="/src/main.jsx"');
    expect(project['src/main.jsx']).toContain("document.getElementById('root'))");
    expect(readPackages({ variant: 'JS', files }).devDependencies).toEqual({
      '@vitejs/plugin-react': '6.3.0',
      vite: '8.3.8',
    });
  });

  it('lists what is imported, with what that needs beside it, and nothing else', () => {
    const code = "import { DatePicker } from '@mui/x-date-pickers/DatePicker';\n";
    expect(readPackages(replaceCode(code))).toEqual({
      dependencies: {
        '@emotion/react': '11.14.0',
        '@emotion/styled': '11.14.1',
        '@fontsource/roboto': '5.3.0',
        '@mui/material': '7.3.11',
        '@mui/system': '7.3.11',
        '@mui/x-date-pickers': '8.29.3',
        react: '19.3.1',
        'react-dom': '19.3.1',
      },
      devDependencies: {
        '@types/react': '19.3.0',
        '@types/react-dom': '19.3.0',
        '@vitejs/plugin-react': '6.3.0',
        typescript: '6.0.3',
        vite: '8.3.8',
      },
    });
  });

  it('refuses a package without a version', () => {
    expect(() => create(replaceCode("import x from 'left-over';\n"))).toThrow('`left-over`');
  });

  it('refuses two files with one name', () => {
    const files = [...SOURCE.files, { name: 'main.tsx', text: '' }];
    expect(() => create({ files })).toThrow('`TripDates`');
  });
});

describe('getProjectFileName', () => {
  it.each([
    ['Rows.tsx', 'TS', 'Rows.tsx'],
    ['Rows.tsx', 'JS', 'Rows.jsx'],
    ['data.ts', 'JS', 'data.js'],
    ['Rows.css', 'JS', 'Rows.css'],
  ] as const)('%s in %s is %s', (typed, variant, name) => {
    expect(getProjectFileName(typed, variant)).toBe(name);
  });
});
