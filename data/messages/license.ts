import type { ExplainedMessage } from '../../src/shared/messages';

/** Messages of the license check, which the paid packages of every product share. */
export const license: readonly ExplainedMessage[] = [
  {
    message: 'MUI X: Missing license key.',
    cause: {
      en: 'No key was set when the first Pro or Premium component rendered, or the key is an empty string. The component works, with a watermark.',
    },
    cure: {
      en: 'Call `setLicenseKey` in a module that the browser runs, before anything renders. If you did, see [The key is set, and the message says missing](/x/introduction/licensing/#the-key-is-set-and-the-message-says-missing).',
    },
    code: {
      language: 'ts',
      text: `import { LicenseInfo } from '@mui/x-license';

LicenseInfo.setLicenseKey('your key');`,
    },
  },
  {
    message: [
      'MUI X: Invalid license key.',
      'Error checking license. Key version not found!',
      'Error checking license. License model not found or invalid!',
      'Error checking license. Expiry timestamp not found or invalid!',
      'Error checking license. planScope not found or invalid!',
    ],
    cause: {
      en: 'The key is not whole: a character is missing or changed. With a line "Error checking license" the key is whole, but this version of the package does not know what it says.',
    },
    cure: {
      en: 'Copy the key again, in one line, without quotes or spaces. If it still fails with the second line, update the package.',
    },
  },
  {
    message: 'MUI X: License key plan mismatch.',
    cause: { en: 'A Premium package is used with a Pro key, for Pro features too.' },
    cure: {
      en: 'Import the Pro package, or use a Premium key. See [Premium plan](/x/introduction/licensing/#premium-plan).',
    },
  },
  {
    message: 'MUI X: Component not included in your license.',
    cause: {
      en: 'The key is of the first Pro plan, which covers the data grid and the pickers, and the component is a chart or a tree view.',
    },
    cure: { en: 'Use a key of the newer plan. See [Pro plan](/x/introduction/licensing/#pro-plan).' },
  },
  {
    message: 'MUI X: Expired package version.',
    cause: { en: 'The installed version was released after the term of the key.' },
    cure: {
      en: 'Install a version that was released within the term, or renew. See [When a term ends](/x/introduction/licensing/#when-a-term-ends).',
    },
  },
  {
    message: 'MUI X: Expired license key.',
    cause: {
      en: 'The term of an annual key is over, and the page runs in development. After 30 days the message is an exception.',
    },
    cure: {
      en: 'Use the renewed key. Production is not affected. See [When a term ends](/x/introduction/licensing/#when-a-term-ends).',
    },
  },
];
