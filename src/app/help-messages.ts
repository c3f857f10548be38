/** What one panel of a screen is for, and what can be done in it. */
interface PanelHelp {
  title: string
  text: string
}

/** Texts of the help that do not depend on the screen. */
export const helpMessages = {
  title: (screen: string) => `Help: ${screen}`,
  keys: 'All keys',
  quickStart: 'A first list in three steps',
  docs: 'API reference',
} as const

/** The panels of each screen by the first part of its path, in the order in which they are on it. */
export const panelHelp: Readonly<Record<string, { screen: string; panels: readonly PanelHelp[] }>> = {
  '': {
    screen: 'Search',
    panels: [
      {
        title: 'Filters',
        text: 'Type a place, an industry, a size or a whole sentence; each part becomes a filter. The number beside a filter is what it costs in records. Point at a filter to exclude it, mute it, change it, or make it one of several alternatives. Back and forward undo and redo.',
      },
      {
        title: 'Count',
        text: 'How many records match. Counts are free. “Save as list” stores the result in this browser, “Export” writes a file.',
      },
      {
        title: 'Map',
        text: 'Where the records are. Draw a circle (C), polygon (P), rectangle (R) or freehand area (F), or drop a file with areas or ZIP codes on it. Color it by state, county or ZIP3, or click anywhere to see that location.',
      },
      {
        title: 'Records',
        text: 'The records themselves, billed one page at a time as they are loaded. The format decides how much each one costs. Click a record for a quick look; select rows to save them.',
      },
      {
        title: 'Tallies',
        text: 'How the records divide by industry, size, state and more. A click on a bar adds it as a filter, the circle with a bar excludes it, the arrow breaks it down. A tally does not apply the filter on its own field, so that the other values remain visible. Save each as CSV or PNG, or compare all of them with another search.',
      },
      {
        title: 'Cross tally',
        text: 'Counts by two fields at once. A click on a number narrows the search to it.',
      },
    ],
  },
  lists: {
    screen: 'Lists',
    panels: [
      {
        title: 'Lists',
        text: 'Records you saved, stored in this browser with every version. A list can be renamed, tagged, pinned, and used as a do-not-contact list.',
      },
      {
        title: 'Records of a list',
        text: 'Load the fields you need once; they are not billed again while the record is unchanged.',
      },
      {
        title: 'Compare, duplicates, refresh',
        text: 'See what lists have in common, combine or subtract them, remove duplicates, split a list, and refresh it to see what is new, changed or gone.',
      },
    ],
  },
  match: {
    screen: 'Match',
    panels: [
      {
        title: 'Look up one record',
        text: 'Enter what you know of a company or person, or paste a line. Score says how close a record is, probability how likely it is the one you mean.',
      },
      {
        title: 'Match a whole file',
        text: 'Upload CSV, Excel or JSON lines. Columns are mapped for you; time and cost are shown first. Review unsure rows, then download your file with the added columns.',
      },
    ],
  },
  industries: {
    screen: 'Industries',
    panels: [
      {
        title: 'Industry tree',
        text: 'SIC codes from divisions down to six digits, with the number of companies of your search. Select codes and use them as filters.',
      },
      {
        title: 'Find',
        text: 'Search by keyword or code, or translate NAICS codes to SIC codes.',
      },
    ],
  },
  exports: {
    screen: 'Exports',
    panels: [
      {
        title: 'New export',
        text: 'Choose format, columns and order. Records, calls, time and cost are shown before you start.',
      },
      {
        title: 'Running and finished exports',
        text: 'An export continues after a reload, a crash or a rate limit, and loads no record twice.',
      },
    ],
  },
  activity: {
    screen: 'Activity',
    panels: [
      {
        title: 'Limits',
        text: 'What is left of the calls per minute and per week, and when there are more.',
      },
      {
        title: 'Calls',
        text: 'Every call to the service with its response, time and billed records. Open one to copy it as curl, TypeScript or Python, or to repeat it; record a run to get it as one script.',
      },
    ],
  },
  settings: {
    screen: 'Settings',
    panels: [
      {
        title: 'Settings',
        text: 'Rates for costs, units, spacing, hints and keys. Save everything stored in this browser as one file, and restore it here or on another machine.',
      },
    ],
  },
  companies: {
    screen: 'Company',
    panels: [
      {
        title: 'Company',
        text: 'Every field of one company, its corporate family, and similar businesses nearby. J and K step through the result you came from.',
      },
    ],
  },
  people: {
    screen: 'Person',
    panels: [
      {
        title: 'Person',
        text: 'Every field of one person, the household, and interests and likely behavior where the service has them.',
      },
    ],
  },
}
