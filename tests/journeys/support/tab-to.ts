import { expect, type Locator, type Page } from '@playwright/test'

/** Tab stops that a screen has at most between two controls. */
const mostStops = 200

/**
 * Reaches a control as a person without a mouse does: by Tab, or by Shift+Tab when it stands before
 * the one that has the focus.
 */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < mostStops && !(await isFocused()); stop++) await page.keyboard.press(key)
  await expect(control).toBeFocused()
}
