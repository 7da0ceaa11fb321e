/** Packages whose names any fence may use. */
export const COMMON_PACKAGES = ['react', '@mui/material', '@mui/material/styles'];
