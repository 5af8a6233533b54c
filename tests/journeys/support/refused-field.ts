import { expect, type Locator, type Page } from '@playwright/test'

/** What a refused call says in a journey. */
export const said = 'Refused for a test.'

/**
 * Chromium takes a moment to start intercepting, and a request sent in the meantime passes: from
 * the first page on, a route that nothing matches keeps it intercepting.
 */
export const keepIntercepting = async (page: Page): Promise<void> => {
  await page.route('**/matches-nothing', (route) => route.abort())
}

/** The call is refused, once, for the field of that name in its body. */
export const refuse = async (page: Page, url: string, field: string): Promise<void> => {
  await page.route(
    url,
    (route) => route.fulfill({ status: 400, json: { code: 'refused_for_a_test', status: 400, message: said, field } }),
    { times: 1 },
  )
}

/** UI-2: said at the field, which has the focus; what is typed next takes it away. */
export async function expectRefused(field: Locator): Promise<void> {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(said)
}

/** Types into the refused field, which takes the reason away. */
export async function typeAway(page: Page, field: Locator): Promise<void> {
  await page.keyboard.press('End')
  await page.keyboard.type('7')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(said)).toHaveCount(0)
}
