import { punchoutLimits } from '../punchout-settings.ts'

/** PUNCH-1: an absolute address of the web, without a user name or password in it. */
export function isUrl(text: string): boolean {
  if (text.length > punchoutLimits.url || /\s/.test(text)) return false
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && hostname !== ''
}
