import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * PLAT-2: during an upgrade the former version works on the schema of the next one
 * (docs/operations.md), so a migration only adds. What a former version still reads or writes is
 * removed a release later, by a file that says so in its first line: `-- Unused since 1300: …`.
 */

/** The newest migration of when this rule came. */
const newestBefore = 1295

/** What of a migration the former version may stumble over. */
const breaking =
  /\b(?:drop\s+(?:table|column|default)|rename\s+(?:to|column|constraint)|set\s+not\s+null|alter\s+column\s+\S+\s+(?:set\s+data\s+)?type|add\s+(?:column\s+(?!.*\bdefault\b)[^,;]*\bnot\s+null|constraint|unique|check)|create\s+unique\s+index)\b[^;,]*/gi

function breaksFormer(migration: string): string[] {
  if (/^-- Unused since \d+:/.test(migration)) return []
  const statements = migration.replaceAll(/--.*$/gm, '')
  const own = Array.from(statements.matchAll(/create\s+table\s+(\w+)/gi), ([, table]) => table!)
  return statements
    .split(';')
    .filter((statement) => !own.some((table) => new RegExp(`\\b(?:table|on)\\s+${table}\\b`, 'i').test(statement)))
    .flatMap((statement) => Array.from(statement.matchAll(breaking), ([found]) => found.replaceAll(/\s+/g, ' ').trim()))
}

test('a migration leaves the tables of the version before as it needs them [PLAT-2]', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => Number(/(\d{4})-[^/\\]*\.sql$/.exec(path)?.[1] ?? 0) > newestBefore)
    .flatMap((path) => breaksFormer(readFileSync(`src/${path}`, 'utf8')).map((what) => `${path}: ${what}`))
  expect(found).toEqual([])
})

test.for([
  ['alter table carts drop column note', ['drop column note']],
  ['alter table carts rename column note to remark', ['rename column note to remark']],
  ['alter table carts\n  alter column note set not null', ['set not null']],
  ['alter table carts alter column note type integer', ['alter column note type integer']],
  ['alter table carts add column note text not null', ['add column note text not null']],
  ['create unique index carts_note on carts (note)', ['create unique index carts_note on carts (note)']],
  ["alter table carts add column note text not null default ''", []],
  ['alter table carts add column note text; create index carts_note on carts (note)', []],
  ['create table notes (id uuid primary key); create unique index notes_id on notes (id)', []],
  ['-- No column may drop default here.\nselect 1', []],
  ['-- Unused since 1300: no version reads it.\ndrop table notes', []],
] as const)('%s [PLAT-2]', ([migration, found]) => {
  expect(breaksFormer(migration)).toEqual(found)
})
