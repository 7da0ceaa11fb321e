/**
 * Packages that pages may tell developers to install or run although this project does not depend on them, each with
 * its reason. The commands in pages are checked against this list and package.json.
 */
export const installablePackages: Record<string, string> = {
  '@mui/codemod': 'Moves code from the lab to the packages of the date pickers.',
  '@mui/x-codemod': 'Rewrites code for the next major version.',
  'create-vite': 'The quickstarts begin with a project made by it.',
  '@mui/envinfo': 'Prints the versions that a report of a bug asks for.',
  '@mui/material-nextjs': 'Next.js projects need it for styles that are there at first paint.',
  '@mui/mcp': 'AI clients start it with npx.',
  rasterizehtml: 'Charts load it to export an image; it is an optional dependency of their paid packages.',
};
