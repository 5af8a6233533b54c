import { capitalized } from './text.ts'
/** Words of field names that people write in another way. */
const words: Readonly<Record<string, string>> = {
  id: 'ID',
  no: 'number',
  pct: 'percent',
  po: 'PO',
  gpo: 'GPO',
  cc: 'card',
  mfa: 'two-factor',
  ui: '',
  uta: '',
}

/** Fields whose label on screen is not made of their name. */
const labels: Readonly<Record<string, string>> = {
  soType: 'Order type',
  poNumber: 'PO No',
  orderedUnits: 'Ordered eaches',
}

/** Longest label that is derived from a name a caller sent, in characters. */
const longest = 60

/** 'nameOnAccount' -> 'Name on account': what a sentence calls a field of a request. */
export function fieldLabel(name: string): string {
  const known = labels[name]
  if (known !== undefined) return known
  const text = name
    .slice(0, longest)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]/)
    .map((word) => words[word.toLowerCase()] ?? word.toLowerCase())
    .filter(Boolean)
    .join(' ')
  return text === '' ? 'This field' : capitalized(text)
}
