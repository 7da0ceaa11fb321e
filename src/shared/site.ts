/** Where the site is published: the start of canonical addresses. */
export const SITE_ORIGIN = process.env.NEXT_PUBLIC_SITE_ORIGIN ?? 'https://mui.com';
