import { keptKey } from '#browser/kept-for-user.ts'

/**
 * What one used last, to find it again without typing; enough of it to be shown before the server
 * answers.
 */
export interface RecentCommand {
  readonly id: string
  readonly label: string
  readonly detail?: string
}

const maxRecent = 5
const name = 'recent-commands'

/** What this user chose last, the latest first. */
export function recentCommands(userId: string): readonly RecentCommand[] {
  try {
    return JSON.parse(localStorage.getItem(keptKey(userId, name)) ?? '[]') as RecentCommand[]
  } catch {
    // Storage is blocked or holds something else: nothing is recent.
    return []
  }
}

/** Puts one in front; signing out forgets all. */
export function rememberCommand(userId: string, { id, label, detail }: RecentCommand): void {
  const others = recentCommands(userId).filter((known) => known.id !== id)
  const kept = [{ id, label, ...(detail !== undefined && { detail }) }, ...others].slice(0, maxRecent)
  try {
    localStorage.setItem(keptKey(userId, name), JSON.stringify(kept))
  } catch {
    // Without storage nothing is recent.
  }
}
