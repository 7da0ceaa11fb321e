/** Where the scripts of the site are; their names hold a hash of what they contain. */
export const CLIENT_ADDRESS = '/x/client/';
