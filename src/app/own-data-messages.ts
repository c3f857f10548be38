/** Texts of the dialog on own data, apart from those of the first screen. */
export const ownDataMessages = {
  steps:
    'Names, addresses and phones of the sample belong to no one. In the folder of Catchment, run one of these:',
  commands: [
    {
      text: 'A file of companies: CSV, Excel, Parquet or JSON lines. Its columns are guessed and shown.',
      command: 'npm run data -- import companies.csv',
    },
    { text: 'A file of people.', command: 'npm run data -- import people.csv --kind people' },
    {
      text: 'A hosted service with the same API.',
      command: 'API_BASE_URL=https://… API_KEY=… npm start',
    },
  ],
  after: 'A running service switches to an imported file automatically. Then reload this page.',
} as const
