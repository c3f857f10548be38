/** Text of the button on the search page, apart from those of the page that it opens: it is on the first screen. */
export const exportButtonMessages = { export: 'Export' }
