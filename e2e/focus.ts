import type { Locator, Page } from 'playwright'

/** Whether the focus is on an element. */
export const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement)

/** Presses the arrow key until an option is the one that Enter takes. */
export async function chooseByKeys(page: Page, option: Locator): Promise<void> {
  await option.waitFor()
  while ((await option.getAttribute('data-combobox-selected')) === null)
    await page.keyboard.press('ArrowDown')
}
