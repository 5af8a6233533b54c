const units = [
  { seconds: 86_400, word: 'day' },
  { seconds: 3600, word: 'hour' },
  { seconds: 60, word: 'minute' },
  { seconds: 1, word: 'second' },
] as const

/**
 * '3 minutes': the time between two instants in its largest whole unit; clocks may differ a little.
 */
export function describeAge(since: string, now: string): string {
  const seconds = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 1000))
  const unit = units.find((each) => seconds >= each.seconds) ?? units[3]
  const count = Math.floor(seconds / unit.seconds)
  return `${count} ${unit.word}${count === 1 ? '' : 's'}`
}
