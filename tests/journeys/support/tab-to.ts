import { expect, type Locator, type Page } from '@playwright/test'

/** Tab stops that a screen has at most between two controls. */
const mostStops = 200

/** Reaches a control as a person without a mouse does: by Tab alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < mostStops && !(await isFocused()); stop++) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}
