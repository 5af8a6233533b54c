import { atRest } from '#browser/at-rest.ts'

/**
 * Loads the dialogs that shortcuts open, one by one while the browser is idle and the screen has
 * its data: their keys then act at once.
 */
export async function preloadDialogs(dialogs: readonly { preload: () => Promise<void> }[]): Promise<void> {
  for (const dialog of dialogs) {
    await atRest()
    await dialog.preload()
  }
}
