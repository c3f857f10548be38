import type { Page } from 'playwright'

/** Opens the record of the first row of the search's table. */
export const openFirstRow = (page: Page) =>
  page
    .getByRole('grid', { name: /^(Companies|People)$/ })
    .getByRole('row')
    .nth(1)
    .getByRole('gridcell')
    .nth(1)
    .click()
