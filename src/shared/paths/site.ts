/** Where the site is published: the start of canonical addresses. */
export const SITE_ORIGIN = process.env.NEXT_PUBLIC_SITE_ORIGIN ?? 'https://mui.com';

/** Where the source code of the packages and of this site lives. */
export const REPOSITORY_URL = 'https://github.com/mui/mui-x';

/** What a file's path below this project is appended to, for a link that edits it. */
export const SOURCE_EDIT_URL =
  process.env.NEXT_PUBLIC_SOURCE_EDIT_URL ?? `${REPOSITORY_URL}/edit/master/docs`;
