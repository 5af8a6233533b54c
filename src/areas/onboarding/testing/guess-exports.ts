import { billTosImportKind } from '#areas/customers/server/bill-tos.import-kind.ts'
import { shipTosImportKind } from '#areas/customers/server/ship-tos.import-kind.ts'
import { inventoryImportKind } from '#areas/items/server/inventory.import-kind.ts'
import { itemsImportKind } from '#areas/items/server/items.import-kind.ts'
import { warehouseStockImportKind } from '#areas/items/server/warehouse-stock.import-kind.ts'
import { invoicesImportKind } from '#areas/orders/server/invoices.import-kind.ts'
import { ordersImportKind } from '#areas/orders/server/orders.import-kind.ts'
import { pricesImportKind } from '#areas/prices/server/prices.import-kind.ts'
import { holidaysImportKind } from '#areas/routing/server/holidays.import-kind.ts'
import { routeDaysImportKind } from '#areas/routing/server/route-days.import-kind.ts'
import { usersImportKind } from '#areas/users/server/users.import-kind.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { guessFile, type GuessFacts, type GuessedFile } from '../rules/guess-file.ts'

const kinds = [
  billTosImportKind,
  shipTosImportKind,
  inventoryImportKind,
  warehouseStockImportKind,
  itemsImportKind,
  invoicesImportKind,
  ordersImportKind,
  pricesImportKind,
  holidaysImportKind,
  routeDaysImportKind,
  usersImportKind,
]
const columnsOf = (kind: ImportKindName) => kinds.find(({ name }) => name === kind)?.columns ?? {}
/** What the guesses of tests know. */
export const facts: GuessFacts = {
  division: 'MAIN',
  day: '2026-11-26',
  columnsOf: (kind) =>
    Object.fromEntries(
      Object.entries(columnsOf(kind)).map(([name, { need }]) => [name, { isNeeded: need !== 'never' }]),
    ),
  takes: (kind, column, value) => columnsOf(kind)[column]!.cell.safeParse(value).success,
}

/** What is guessed of a file: kinds with their columns; a constant as '=value'. */
export function guess(name: string, ...lines: string[]): Record<string, Record<string, string>> {
  const [head = [], ...rows] = lines.map((line) => line.split(','))
  const columns = head.map((header, index) => ({ header, examples: rows.map((row) => row[index] ?? '') }))
  return Object.fromEntries(
    guessFile({ name, columns }, facts).imports.map((each) => [
      each.kind,
      Object.fromEntries(
        Object.entries(each.columns).map(([column, source]) => [
          column,
          'from' in source
            ? source.from
            : 'always' in source
              ? `=${source.always}`
              : 'join' in source
                ? source.join.join('+')
                : 'sum' in source
                  ? `sum of ${source.sum.join('+')}`
                  : 'breaksFrom' in source
                    ? `breaks from ${source.breaksFrom}`
                    : `#${source.countWithin}`,
        ]),
      ),
    ]),
  )
}

/** What is guessed of a file, by its columns. */
export const guessed = (name: string, columns: Readonly<Record<string, readonly string[]>>): GuessedFile['imports'] =>
  guessFile({ name, columns: Object.entries(columns).map(([header, examples]) => ({ header, examples })) }, facts)
    .imports
