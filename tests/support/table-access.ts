import { readdirSync, readFileSync } from 'node:fs'
import { type Named, tablesRead, tablesWritten } from './named-tables.ts'

// Who owns which table and who reads and writes it, by the migrations and the statements of the
// sources.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (path) => `src/${path.replaceAll('\\', '/')}`,
)
const areaOf = (path: string): string => /^src\/(?:areas\/)?([^/]+)/.exec(path)![1]!

/** Tables whose owner is not the area that created them. */
const movedTo: Readonly<Record<string, string>> = {
  user_bill_tos: 'access',
  user_ship_tos: 'access',
  user_passwords: 'sessions',
  favourite_bill_tos: 'customers',
}

/** Table -> the area that owns it. */
export const ownerOf: ReadonlyMap<string, string> = new Map(
  files
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g)].map(
        ([, table]) => [table!, movedTo[table!] ?? areaOf(path)] as const,
      ),
    ),
)

/** A table of another area that an area's statements name. */
export interface ForeignTable {
  readonly area: string
  readonly owner: string
  readonly table: string
}

const queues = ['mails', 'outbox_messages', 'text_messages']
const allQueues = [...queues, 'push_messages']
/** A relation passed in as SQL: the tables it reads are found where it is written. */
const relation: readonly string[] = []
/** The table is named by `table: '…'` of the caller, which counts as a write there. */
const property: readonly string[] = []
/** All tables: export, restore and the removal of the demo. */
const all: readonly string[] = []
/** Not SQL, but text for people. */
const words: readonly string[] = []

/**
 * The interpolations used as table names, and the tables they stand for. Calls and constants of the
 * file need no entry: their own text is scanned.
 */
const interpolated: Readonly<Record<string, readonly string[]>> = {
  'src/platform/config-fields.ts: min': words,
  'src/platform/database/choose-home.ts: marker.database': words,
  'src/platform/database/delete-old.ts: table': property,
  'src/platform/database/embedded-server.ts: from': words,
  'src/platform/database/embedded-server.ts: served': words,
  'src/platform/http/metrics.ts: table': queues,
  'src/platform/imports/cell.ts: min': words,
  'src/platform/outbox/queue-repairs.ts: table': queues,
  'src/platform/outbox/queue.ts: table': queues,
  'src/app/cli/backup/read-export.ts: folder': words,
  'src/app/cli/backup/read-export.ts: table': all,
  'src/app/cli/backup/write-export.ts: source': all,
  'src/areas/access/server/reach-of.ts: people': relation,
  'src/areas/access/server/user-customers.store.ts: rows': relation,
  'src/areas/audit-trail/server/find-entries.ts: values': relation,
  'src/areas/customer-data/server/named-entries.import-kind.ts: table': ['customer_categories', 'customer_locations'],
  'src/areas/customer-data/server/named-entry.store.ts: table': ['customer_categories', 'customer_locations'],
  'src/areas/customer-data/server/names-of-ship-to.ts: table': [
    'customer_categories',
    'customer_locations',
    'customer_distributors',
  ],
  'src/areas/customers/server/ship-to-family.routes.ts: shipTo': words,
  'src/areas/deliveries/server/channel-states.ts: table': allQueues,
  'src/areas/deliveries/server/delivery.store.ts: table': allQueues,
  "src/areas/demo/seed/remove-demo.ts: names.join(', ')": all,
  'src/areas/demo/seed/seed-order-changes.ts: orderTables': relation,
  'src/areas/imports/server/end-gone.ts: kind.table': property,
  'src/areas/imports/server/stage-sql.ts: kind.table': property,
  'src/areas/invoices/server/imported-payments.ts: rows': relation,
  'src/areas/invoices/server/invoice-rows.store.ts: lines': relation,
  "src/areas/items/rules/compare-suitability.ts: unstated.join(', ')": words,
  'src/areas/items/server/known-items.ts: numbers': relation,
  'src/areas/notifications/server/sent.store.ts: table': ['mails', 'push_messages', 'text_messages'],
  'src/areas/orders/server/order-list.store.ts: orderTables': relation,
  'src/areas/orders/server/order.store.ts: orderTables': relation,
  'src/areas/orders/server/replace-order.ts: orderTables': relation,
  'src/areas/people/server/user-rows.store.ts: rows': relation,
  'src/areas/sales-analytics/server/book-checks.ts: countedShipTos': relation,
  'src/areas/sales-analytics/server/categories.store.ts: countedShipTos': relation,
  'src/areas/sales-analytics/server/sale-lines.ts: cells': relation,
  'src/areas/sales-analytics/server/sum-days.ts: countedShipTos': relation,
  'src/areas/sales-analytics/server/summaries.store.ts: cells': relation,
  'src/areas/sessions/server/end-access.ts: rows': relation,
  'src/areas/two-factor/server/factor.store.ts: rows': relation,
  'src/areas/users/server/users.import-kind.ts: table': ['bill_tos', 'ship_tos'],
}

const statements = files
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/web\//.test(file))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

// A constant of one word would hide the name of a table.
const isOwnText = (expression: string, text: string): boolean =>
  /^\w+\(/.test(expression) ||
  (/^\w+$/.test(expression) && new RegExp(`const ${expression} =(?!\\s*['"\`]\\w+['"\`])`).test(text))

/** Interpolations used as table names that are neither listed nor SQL text of the same file. */
export function unknownInterpolations(path: string, text: string): string[] {
  const expressions = [...tablesRead(text), ...tablesWritten(text)].flatMap(({ expression }) => expression ?? [])
  return [...new Set(expressions)]
    .filter((expression) => !isOwnText(expression, text) && !(`${path}: ${expression}` in interpolated))
    .map((expression) => `${path}: ${expression}`)
}

/** The same in all sources. */
export const allUnknownInterpolations = (): string[] =>
  statements.flatMap(({ path, text }) => unknownInterpolations(path, text))

function foreignTables(tablesOf: (text: string) => Named[]): ForeignTable[] {
  const found = new Map<string, ForeignTable>()
  for (const { path, text } of statements) {
    const area = areaOf(path)
    const tables = tablesOf(text).flatMap(({ table, expression }) =>
      table === undefined ? (interpolated[`${path}: ${expression}`] ?? []) : [table],
    )
    for (const table of tables) {
      const owner = ownerOf.get(table)
      if (owner && owner !== area) found.set(`${area} ${table}`, { area, owner, table })
    }
  }
  return [...found.values()]
}

/**
 * Tables that another area than the owner writes; also by a statement that takes their name: jobs
 * that forget, and the upsert of an import kind without statements of its own.
 */
export const foreignWrites = (): ForeignTable[] => foreignTables((text) => [...tablesWritten(text), ...byName(text)])

const byName = (text: string): Named[] =>
  /^ {2}write: \[/m.test(text) ? [] : [...text.matchAll(/\btable: '(\w+)'/g)].map(([, table]) => ({ table: table! }))

/** Tables that another area than the owner reads; also where a statement reads what it deletes. */
export const foreignReads = (): ForeignTable[] => foreignTables(tablesRead)

/** Area -> the areas that its code imports; links to screens and tests are left out. */
export function importedAreas(): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>()
  for (const path of files.filter((file) => /^src\/areas\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file)))
    for (const [, other, file] of readFileSync(path, 'utf8').matchAll(/'#areas\/([^/']+)\/([^']+)'/g)) {
      const area = areaOf(path)
      if (other === area || file!.endsWith('.addresses.ts')) continue
      imported.set(area, (imported.get(area) ?? new Set()).add(other!))
    }
  return imported
}
