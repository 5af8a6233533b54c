import type { Cell } from '#platform/imports/cell.ts'
import { importKindNames } from '#contract/import-kind-names.ts'
import type { Column, ImportKinds } from '#platform/imports/import-kind.ts'

/** The expected form of a cell, in the words of its refusal; empty when the meaning says it all. */
function expected(cell: Cell): string {
  const result = cell.safeParse({})
  const message = result.success ? '' : (result.error.issues[0]?.message ?? '')
  const form = message.replace(/^must be /, '')
  const isList = cell.safeParse([]).success && !form.startsWith('a JSON')
  return isList ? `list of ${form}` : form
}

const needs = { always: 'yes, key', new: 'for new rows', never: 'no' } as const

const row = (name: string, { cell, need, means }: Column) =>
  `| \`${name}\` | ${needs[need]} | ${means.replaceAll('|', '\\|')} | ${expected(cell).replaceAll('|', '\\|')} |`

/** The sections of docs/import-formats.md, one per kind; a test compares the page with them. */
export function describeKinds(importKinds: ImportKinds): string {
  return importKindNames
    .map((name) => {
      const { rowIs, columns } = importKinds[name]
      const table = Object.entries(columns).map(([column, description]) => row(column, description))
      return [
        `## ${name}`,
        `A row is ${rowIs}.`,
        ['| column | required | meaning | form |', '|---|---|---|---|', ...table].join('\n'),
      ].join('\n\n')
    })
    .join('\n\n')
}
