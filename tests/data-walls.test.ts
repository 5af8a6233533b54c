import { expect, test } from 'vitest'
import { tablesRead, tablesWritten } from './support/named-tables.ts'
import {
  allUnknownInterpolations,
  foreignReads,
  foreignWrites,
  importedAreas,
  ownerOf,
  unknownInterpolations,
} from './support/table-access.ts'

/** Every statement may leave its entry in the trail. */
const open = new Set(['audit_entries'])

const bySeed = 'the demo fills what no import brings, and sends nothing about it'

/** The foreign writes there are, each with its reason: a new one goes through its owner. */
const known: Readonly<Record<string, string>> = {
  'app -> platform.mails': bySeed,
  'app -> platform.outbox_messages': bySeed,
  'app -> platform.text_messages': bySeed,
  'demo -> announcements.announcements': bySeed,
  'demo -> carts.active_carts': bySeed,
  'demo -> carts.cart_changes': bySeed,
  'demo -> carts.cart_lines': bySeed,
  'demo -> carts.carts': bySeed,
  'demo -> notifications.notification_preferences': bySeed,
  'demo -> orders.orders': bySeed,
  'demo -> orders.order_line_reports': bySeed,
  'demo -> orders.order_status_changes': bySeed,
  'demo -> orders.order_versions': bySeed,
  'demo -> people.users': bySeed,
  'demo -> customers.favourite_bill_tos': bySeed,
  'demo -> sessions.sessions': bySeed,
  'demo -> sessions.user_passwords': bySeed,
  'two-factor -> sessions.sessions':
    'a new factor ends the other sessions in its own statement; sessions lean on two-factor',
}

test('a table is written by its owner alone; what others still write is named with its reason', () => {
  const written = foreignWrites().filter(({ table }) => !open.has(table))
  expect(written.map(({ area, owner, table }) => `${area} -> ${owner}.${table}`).toSorted()).toEqual(
    Object.keys(known).toSorted(),
  )
})

/**
 * Areas that depend on each other, by their code or by the tables their statements read, each group
 * with its reason. All others form layers: no area depends on one that depends on it.
 */
const knots: Readonly<Record<string, string>> = {
  'access, customers, people, routing':
    'who may act for whom is one SQL text over users and ship-tos, and lists of ship-tos ask it; days are the division’s',
  'sessions, two-factor': 'signing in asks for the second factor, and a new factor ends the other sessions',
}

test('areas form layers, except the groups named here', () => {
  const leansOn = new Map<string, Set<string>>()
  const add = (area: string, other: string) => leansOn.set(area, (leansOn.get(area) ?? new Set()).add(other))
  for (const [area, others] of importedAreas()) for (const other of others) add(area, other)
  for (const { area, owner } of foreignReads()) add(area, owner)
  expect(groupsOf(leansOn)).toEqual(Object.keys(knots).toSorted())
})

/** The sets of areas each of which reaches every other of its set, those of one left out. */
function groupsOf(leansOn: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reached = new Map<string, Set<string>>()
  for (const area of leansOn.keys()) {
    const seen = new Set<string>()
    const visit = (each: string) => {
      for (const other of leansOn.get(each) ?? [])
        if (!seen.has(other)) {
          seen.add(other)
          visit(other)
        }
    }
    visit(area)
    reached.set(area, seen)
  }
  const groups = [...reached.keys()].map((area) =>
    [...reached.keys()].filter((other) => reached.get(area)!.has(other) && reached.get(other)!.has(area)),
  )
  return [...new Set(groups.filter((group) => group.length > 1).map((group) => group.toSorted().join(', ')))].toSorted()
}

test('the scan sees every table of a list, through aliases, subqueries and functions', () => {
  const named = (text: string) => tablesRead(text).map(({ table }) => table)
  expect(named('select from users u, sessions as s, orders where true')).toEqual(['users', 'sessions', 'orders'])
  expect(named('from (select 1 from items) i, lateral unnest(i.x) y (z), carts')).toEqual(['carts', 'items'])
  expect(named('from generate_series(1, 2) n, users join sessions on true')).toEqual(['users', 'sessions'])
  expect(named('delete from a using b x, c where true')).toEqual(['a', 'b', 'c'])
  expect(named("import { users } from './users.ts'\n// read from orders\n")).toEqual([])
  expect(tablesWritten('truncate users, sessions; update only orders set x = 1').map(({ table }) => table)).toEqual([
    'users',
    'sessions',
    'orders',
  ])
})

test('a statement names its tables; the few that take one as an argument are listed', () => {
  expect(allUnknownInterpolations()).toEqual([])
  const path = 'src/areas/carts/server/planted.ts'
  expect(unknownInterpolations(path, 'const wipe = (table: string) => `delete from ${table}`')).toEqual([
    `${path}: table`,
  ])
  expect(unknownInterpolations(path, '`select 1 from users, ${table} t`')).toEqual([`${path}: table`])
  expect(unknownInterpolations(path, "const t = 'carts'\nconst all = `select 1 from ${t}`")).toEqual([`${path}: t`])
  expect(unknownInterpolations(path, 'const open = `carts c`\nconst all = `select 1 from ${open}, ${f(1)}`')).toEqual(
    [],
  )
})

test('every table has an owner', () => {
  expect(ownerOf.size).toBeGreaterThan(60)
  for (const table of open) expect(ownerOf.has(table), table).toBe(true)
})
