import { expect, type Page } from '@playwright/test'

/**
 * Waits until the portal's files are kept in this browser, as they are some seconds after the first
 * screen, and a failed try later.
 */
export async function filesKept(page: Page): Promise<void> {
  const worker = () =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller) return 'controls the page'
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return `installing ${installing?.state}, waiting ${waiting?.state}, active ${active?.state}`
    })
  await expect.poll(worker, { timeout: 40_000 }).toBe('controls the page')
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
