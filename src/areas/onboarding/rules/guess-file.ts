import { type ImportKindName, importKindNames } from '#contract/import-kind-names.ts'
import type { ColumnSource, PlannedImport } from '../onboarding-plan.ts'
import { fileStem } from './file-pattern.ts'
import { knownHeaders, nameHints } from '../known-headers.ts'
import { headersByName, kindsByName } from '../named-kinds.ts'
import { withJoined, withNames } from './join-columns.ts'
import { withBreaks, withCaseCost, withEaches, withPounds } from './price-units.ts'
import { withDeletions, withHolds } from './state-flags.ts'
import { headerPhrase } from './header-phrase.ts'
import { mapColumns, styleIn } from './map-columns.ts'
import { withCredits, withTotal } from './total-of-lines.ts'
import type { FileStyle } from './guess-reading.ts'

/** A file of the folder, by its first rows. */
export interface SampledFile {
  readonly name: string
  readonly columns: readonly { readonly header: string; readonly examples: readonly string[] }[]
}

/** What a guess needs to know beside the file. */
export interface GuessFacts {
  /** The division of files that name none. */
  readonly division: string
  /** How most of the files beside it write numbers and dates. */
  readonly style?: FileStyle
  /** The day from which prices without a date count. */
  readonly day: string
  /** The kind's own columns, and whether a new row needs them. */
  readonly columnsOf: (kind: ImportKindName) => Readonly<Record<string, { readonly isNeeded: boolean }>>
  /** Whether the column takes a value. */
  readonly takes: (kind: ImportKindName, column: string, value: string) => boolean
}

/** Columns of a kind with what several columns of the file say together, or the same ones. */
export type ColumnStep = (
  kind: ImportKindName,
  file: SampledFile,
  columns: Record<string, ColumnSource>,
) => Record<string, ColumnSource>

/** What a file is, and what else it brings. */
export interface GuessedFile {
  readonly imports: readonly (PlannedImport & { readonly isAside: boolean; readonly isForCustomers?: boolean })[]
}

/** Columns that must come from the file; of a list of lists one of each. */
const core: Partial<Record<ImportKindName, readonly (readonly string[])[]>> = {
  items: [['itemNumber'], ['description']],
  prices: [['itemNumber'], ['casePrice', 'eachPrice', 'perPound']],
  inventory: [['itemNumber'], ['onHandCases']],
  'warehouse-stock': [['itemNumber'], ['warehouse'], ['onHandCases']],
  'bill-tos': [['billTo'], ['name']],
  'ship-tos': [['shipTo'], ['billTo'], ['name']],
  'route-days': [['shipTo'], ['days']],
  users: [['email'], ['billTos']],
  orders: [['orderNumber'], ['shipTo'], ['placedAt'], ['itemNumber'], ['orderedCases', 'orderedUnits']],
  invoices: [['invoiceNumber'], ['shipTo'], ['invoiceDate'], ['total'], ['itemNumber'], ['lineTotal']],
}

/** What a row of such a file must have to be one of the kind, too. */
const tellsOf: Partial<Record<ImportKindName, readonly string[]>> = {
  prices: ['casePrice', 'eachPrice', 'perPound'],
  inventory: ['onHandCases'],
  'route-days': ['days'],
}

/** Other kinds in the same file, with the columns they may take there. */
const aside: Partial<Record<ImportKindName, Partial<Record<ImportKindName, readonly string[] | 'all'>>>> = {
  items: {
    prices: ['division', 'itemNumber', 'startsOn', 'endsOn', 'casePrice', 'eachPrice', 'perPound'],
    inventory: ['division', 'itemNumber', 'onHandCases'],
  },
  'bill-tos': { 'ship-tos': 'all', 'route-days': 'all' },
  'ship-tos': { 'bill-tos': 'all', 'route-days': 'all' },
}

/** What the name of a file counts, in columns. */
const hintPoints = 3

/**
 * PLAT-3: what a file brings, by its name, its headers and its first rows; nothing when
 * unsure.
 */
export function guessFile(file: SampledFile, facts: GuessFacts): GuessedFile {
  const own = ownKind(file, facts)
  if (own) return { imports: [{ ...own, isAside: false }] }
  const named = namedKind(file, facts)
  if (named) return { imports: [{ ...named, isAside: false }] }
  const hint = nameHints.find(([pattern]) => pattern.test(fileStem(file.name)))?.[1]
  let best: { planned: PlannedImport; points: number } | undefined
  for (const kind of importKindNames) {
    const planned = planOf(kind, file, facts)
    if (!planned) continue
    const points = fromFile(planned).length + (isHinted(kind, hint) ? hintPoints : 0)
    if (points > (best?.points ?? 0)) best = { planned, points }
  }
  if (!best) return { imports: [] }
  const others = Object.entries(aside[best.planned.kind] ?? {}).flatMap(([kind, columns]) => {
    const planned = planOf(kind as ImportKindName, file, facts, columns)
    return planned ? [{ ...planned, ...onlyWith(planned), isAside: true }] : []
  })
  const isForSome = isForCustomers(best.planned, file)
  const imports = [{ ...best.planned, isAside: false, ...(isForSome && { isForCustomers: true }) }, ...others]
  return {
    imports: imports.map((planned) => (repeatsKeys(planned, imports) ? { ...planned, keysRepeat: true } : planned)),
  }
}

/** Whom a price is for, unless it is everybody. */
const whom = ['priceClass', 'gpoId', 'billTo', 'shipTo'] as const

/** Whether each of the first rows is a price of some customers: such a file has no list prices. */
function isForCustomers({ kind, columns }: PlannedImport, file: SampledFile): boolean {
  const named = whom.flatMap((name) => {
    const source = columns[name]
    return source && 'from' in source ? file.columns.filter(({ header }) => header === source.from) : []
  })
  const rows = file.columns[0]?.examples ?? []
  return kind === 'prices' && rows.every((_, row) => named.some(({ examples }) => examples[row]))
}

const isHinted = (kind: ImportKindName, hint: ImportKindName | undefined): boolean =>
  kind === hint || (hint === 'inventory' && stockKinds.has(kind))

const stockKinds: ReadonlySet<ImportKindName> = new Set(['inventory', 'warehouse-stock'])

/**
 * PLAT-3: whether a file of its own takes the place of what stands aside in another. Prices of
 * customers leave the list prices beside the items; stock by warehouse is the stock.
 */
export const saysMore = (
  main: Pick<PlannedImport, 'kind'> & { readonly isForCustomers?: boolean },
  aside: Pick<PlannedImport, 'kind'>,
): boolean =>
  main.kind === aside.kind ? !main.isForCustomers : stockKinds.has(main.kind) && stockKinds.has(aside.kind)

/** A customer repeats in a file of its places. */
const repeatsKeys = ({ kind, columns }: PlannedImport, imports: readonly PlannedImport[]): boolean => {
  const places = imports.find((planned) => planned.kind === 'ship-tos')
  return (
    kind === 'bill-tos' &&
    places !== undefined &&
    (imports[0] === places || JSON.stringify(places.columns['shipTo']) !== JSON.stringify(columns['billTo']))
  )
}

function onlyWith({ kind, columns }: PlannedImport): { readonly onlyWith?: string[] } {
  const names = tellsOf[kind]?.filter((name) => Object.hasOwn(columns, name))
  return names ? { onlyWith: names } : {}
}

const fromFile = ({ columns }: PlannedImport) =>
  Object.values(columns).filter((source) => 'from' in source || 'join' in source)

/** A file that is named after a kind and has the columns of docs/import-formats.md. */
function ownKind(file: SampledFile, { columnsOf }: GuessFacts): PlannedImport | undefined {
  const stem = fileStem(file.name)
  const kind = importKindNames.find((name) => name === stem)
  if (!kind) return undefined
  const names = Object.keys(columnsOf(kind))
  const found = file.columns.map(({ header }) => header).filter((header) => names.includes(header))
  return found.length > file.columns.length / 2
    ? { kind, columns: Object.fromEntries(found.map((name) => [name, { from: name }])) }
    : undefined
}

/**
 * A file that is named after a kind of which columns say little, and has what a row of it
 * needs.
 */
function namedKind(file: SampledFile, facts: GuessFacts): PlannedImport | undefined {
  const kind = kindsByName.find(([pattern]) => pattern.test(fileStem(file.name)))?.[1]
  if (!kind) return undefined
  const columnsOf = facts.columnsOf(kind)
  const mapped = mapColumns(kind, file, facts, { headers: headersByName(Object.keys(columnsOf)), only: 'all' })
  const columns = { ...(Object.hasOwn(columnsOf, 'division') && { division: { always: facts.division } }), ...mapped }
  const isComplete = Object.entries(columnsOf).every(([name, { isNeeded }]) => !isNeeded || name in columns)
  // A list of items with their brands is no list of brands.
  return isComplete && Object.keys(mapped).length >= file.columns.length / 2 ? { kind, columns } : undefined
}

/** What columns mean beside each other. */
const steps = [
  withJoined,
  withNames,
  withHolds,
  withDeletions,
  withPounds,
  withEaches,
  withCaseCost,
  withBreaks,
  withCredits,
] as const

const ofCatalogue: ReadonlySet<ImportKindName> = new Set(['items', 'prices', 'inventory', 'warehouse-stock'])

/**
 * Whether rows are lines of documents: what they say of items is how it was on that day, and some
 * are charges.
 */
function hasDocumentLines({ columns }: SampledFile): boolean {
  const phrases = new Set(columns.map(({ header }) => headerPhrase(header)))
  const hasOne = (column: string) => knownHeaders.orders?.[column]?.some((phrase) => phrases.has(phrase)) ?? false
  return hasOne('orderNumber') && hasOne('lineTotal')
}

function planOf(
  kind: ImportKindName,
  file: SampledFile,
  facts: GuessFacts,
  only: readonly string[] | 'all' = 'all',
): PlannedImport | undefined {
  const headers = knownHeaders[kind]
  const wanted = core[kind]
  if (!headers || !wanted || (ofCatalogue.has(kind) && hasDocumentLines(file))) return undefined
  const mapped = steps.reduce(
    (columns, step) => step(kind, file, columns),
    mapColumns(kind, file, facts, { headers, only }),
  )
  const columns = withTotal(kind, file, mapped, styleIn(file, facts))
  if (!wanted.every((any) => any.some((column) => columns[column] !== undefined))) return undefined
  const all = { ...assumed(kind, columns, facts), ...withOtherwise(kind, columns) }
  const isComplete = Object.entries(facts.columnsOf(kind)).every(([name, { isNeeded }]) => !isNeeded || name in all)
  return isComplete ? { kind, columns: all } : undefined
}

/** What items without a brand or category are listed under. */
const unnamed = { brand: 'Unbranded', categoryId: 'General' } as const

/** Every item needs a brand and a category, and exports leave some of them empty. */
function withOtherwise(kind: ImportKindName, columns: Readonly<Record<string, ColumnSource>>) {
  if (kind !== 'items') return columns
  const named = Object.entries(columns).map(([name, source]) => [
    name,
    'from' in source && Object.hasOwn(unnamed, name)
      ? { ...source, otherwise: unnamed[name as keyof typeof unnamed] }
      : source,
  ])
  return Object.fromEntries(named) as Record<string, ColumnSource>
}

/** What the file does not say and a kind needs. */
function assumed(
  kind: ImportKindName,
  columns: Readonly<Record<string, ColumnSource>>,
  { division, day }: GuessFacts,
): Record<string, ColumnSource> {
  const { email, orderNumber, invoiceNumber, invoiceDate } = columns
  const countIn = (number: ColumnSource | undefined) =>
    number && 'from' in number ? { lineNumber: { countWithin: number.from } } : {}
  const firstName = email && 'from' in email ? { firstName: { ...email, as: 'first word' as const } } : {}
  const ofKind: Partial<Record<ImportKindName, Record<string, ColumnSource>>> = {
    items: { brand: { always: unnamed.brand }, categoryId: { always: unnamed.categoryId } },
    prices: { startsOn: { always: day } },
    'route-days': { soType: { always: 'regularDelivery' } },
    users: { ...firstName, type: { always: 'ece' }, role: { always: 'customerUser' } },
    orders: countIn(orderNumber),
    invoices: { ...countIn(invoiceNumber), ...(invoiceDate && { dueDate: invoiceDate }) },
  }
  return { ...(kind !== 'users' && { division: { always: division } }), ...ofKind[kind] }
}
