import type { IncentiveRecord } from '../incentive-record.ts'
import { emptyRow, isBlank, type RowField, type RowText, textOf } from './row-text.ts'

/** What is typed and not saved yet. */
export interface Drafts {
  /** Typed texts of stored records, by id, with the version they were typed over. */
  readonly changed: Readonly<Record<string, { readonly text: RowText; readonly version: number }>>
  readonly added: readonly { readonly key: string; readonly text: RowText }[]
}

let keys = 0
const newRow = (text: RowText = emptyRow) => ({ key: `new-${++keys}`, text })

/** Nothing typed: the blank row one types into. */
export const noDrafts = (): Drafts => ({ changed: {}, added: [newRow()] })

/** The blank row one types into is always the last. */
const withBlank = (added: Drafts['added']): Drafts['added'] => {
  const last = added.at(-1)
  return last && isBlank(last.text) ? added : [...added, newRow()]
}

const fieldsOf = Object.keys(emptyRow) as RowField[]

/** Writes into a row; a stored record that reads as stored again has no draft. */
export function typed(
  before: Drafts,
  records: readonly IncentiveRecord[],
  key: string,
  part: Partial<RowText>,
): Drafts {
  const record = records.find(({ id }) => id === key)
  if (!record) {
    const added = before.added.map((each) => (each.key === key ? { ...each, text: { ...each.text, ...part } } : each))
    return { ...before, added: withBlank(added) }
  }
  const stored = textOf(record)
  const { [key]: draft, ...others } = before.changed
  const text = { ...(draft?.text ?? stored), ...part }
  if (fieldsOf.every((field) => stored[field] === text[field])) return { ...before, changed: others }
  return { ...before, changed: { ...others, [key]: { text, version: draft?.version ?? record.version } } }
}

/** Writes lines over the rows from one on; what is left becomes new rows. */
export function pasted(
  before: Drafts,
  records: readonly IncentiveRecord[],
  key: string,
  lines: readonly Partial<RowText>[],
): Drafts {
  const rows = [...records.map(({ id }) => id), ...before.added.map((row) => row.key)]
  const from = rows.indexOf(key)
  const over = new Map(rows.slice(from).map((row, index) => [row, lines[index]]))
  let next = before
  for (const { id } of records) {
    const part = over.get(id)
    if (part) next = typed(next, records, id, part)
  }
  const added = next.added.map((row) => {
    const part = over.get(row.key)
    return part ? { ...row, text: { ...row.text, ...part } } : row
  })
  const more = lines.slice(rows.length - from).map((part) => newRow({ ...emptyRow, ...part }))
  return { ...next, added: withBlank([...added.filter(({ text }) => !isBlank(text)), ...more]) }
}

/** Takes back what was typed into a row; a new one goes. */
export function dropped(before: Drafts, key: string): Drafts {
  const { [key]: _, ...changed } = before.changed
  return { changed, added: withBlank(before.added.filter((row) => row.key !== key)) }
}

/** What is left to save. */
export const withoutSaved = (before: Drafts, saved: ReadonlySet<string>): Drafts => ({
  changed: Object.fromEntries(Object.entries(before.changed).filter(([id]) => !saved.has(id))),
  added: withBlank(before.added.filter(({ key }) => !saved.has(key))),
})
