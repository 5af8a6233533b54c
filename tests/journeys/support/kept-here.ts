import type { Page } from '@playwright/test'

/**
 * Waits until the portal's files are kept in this browser, as they are some seconds after the first
 * screen.
 */
export async function filesKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

/**
 * Everything that this browser keeps for the portal's origin, as text: storages, databases and
 * caches of calls.
 */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`)
    const calls = requests.flat().filter(({ url }) => new URL(url).pathname.startsWith('/api/'))
    return [
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
      ...databases,
      ...calls.map(({ url }) => url),
    ].join('\n')
  })
