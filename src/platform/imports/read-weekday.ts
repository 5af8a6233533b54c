const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** 'Mon', 'monday' or '1' -> 1; 0 is Sunday, as in route days (CUST-3). Null for anything else. */
export function readWeekday(text: string): number | null {
  if (/^[0-6]$/.test(text)) return Number(text)
  const word = text.toLowerCase()
  const index = word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word))
  return index < 0 ? null : index
}
