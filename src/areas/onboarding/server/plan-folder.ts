import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ImportKinds } from '#platform/imports/import-kind.ts'
import { UnreadableFile } from '#areas/imports/server/public.ts'
import {
  type ColumnSource,
  type OnboardingPlan,
  onboardingPlan,
  type PlannedFile,
  type PlannedImport,
} from '../onboarding-plan.ts'
import { carryToPlaces } from '../rules/carry-to-places.ts'
import { filePattern, isOfPattern } from '../rules/file-pattern.ts'
import { type GuessedFile, guessFile, type GuessFacts, type SampledFile, saysMore } from '../rules/guess-file.ts'
import { withPoundsOfItems } from '../rules/price-units.ts'
import { styleOf, weightUnitOfHeaders } from '../rules/guess-reading.ts'
import { headerPhrase } from '../rules/header-phrase.ts'
import { neededDivisions } from '../rules/needed-divisions.ts'
import { exportEndings, openExport } from './open-export.ts'

/** The plan's name in its folder. */
export const planName = 'larder-onboard.json'
/** Rows by which a file is guessed. */
const sampledRows = 200

const about =
  'Written by larder onboard, to be checked and edited. A column comes "from" one of the file, is "always" the same, ' +
  'or counts rows ("countWithin"). docs/import-formats.md lists the columns of every kind.'

/** What a new plan starts with. */
export interface PlanDefaults extends Pick<OnboardingPlan, 'divisions' | 'mailTo'> {
  /** The division of files that name none. */
  readonly division: string
  readonly day: string
}

/** A plan, and what was added to it. */
export interface PlannedFolder {
  readonly plan: OnboardingPlan
  readonly isNew: boolean
  readonly added: readonly (PlannedFile & { readonly unused: readonly string[]; readonly problem?: string })[]
  /** The exports of the folder, by name. */
  readonly names: readonly string[]
}

/** PLAT-3: reads the plan of a folder, and proposes what the files are that it does not know. */
export async function planFolder(folder: string, kinds: ImportKinds, defaults: PlanDefaults): Promise<PlannedFolder> {
  const known = await readPlan(folder)
  const plan = known ?? {
    about,
    divisions: [...defaults.divisions],
    files: [],
    makeMissing: true,
    gone: {},
    mailTo: [...defaults.mailTo],
  }
  const names = (await readdir(folder)).filter(isExport).toSorted()
  const unknown = names.filter((name) => !plan.files.some(({ file }) => isOfPattern(file, name)))
  const guessed = new Map<string, GuessedFile & { columns: string[]; problem: string }>()
  // Of the files of one pattern the newest shows what they are.
  const samples = new Map<string, Awaited<ReturnType<typeof trySample>>>()
  for (const name of unknown) samples.set(filePattern(name), await trySample(folder, name))
  const columns = [...samples.values()].flatMap((sample) => sample.columns)
  const weightUnit = weightUnitOfHeaders(columns.map(({ header }) => headerPhrase(header)))
  const style = { ...styleOf(columns.map(({ examples }) => examples)), ...(weightUnit && { weightUnit }) }
  for (const [pattern, { problem, ...sample }] of samples) {
    const { imports } = problem ? { imports: [] } : guessFile(sample, { ...factsOf(kinds, defaults), style })
    guessed.set(pattern, { imports, columns: sample.columns.map(({ header }) => header), problem })
  }
  const mains = [
    ...plan.files.flatMap(({ imports }) => imports.slice(0, 1)),
    ...[...guessed.values()].flatMap(({ imports }) => imports.filter(({ isAside }) => !isAside)),
  ]
  const hasCatchWeight = mains.some(({ kind, columns }) => kind === 'items' && columns['isCatchWeight'])
  const hasOrders = mains.some(({ kind }) => kind === 'orders')
  const added = [...guessed].map(([file, { imports, columns, problem }]) => {
    // A file of its own says more of a kind than what stands beside others.
    const kept = imports.flatMap((planned) => {
      const main = planned.isAside ? mains.find((one) => saysMore(one, planned)) : undefined
      if (!main) return planned
      if (planned.kind === 'prices') return { ...planned, isOfRest: true }
      const carried = planned.kind === 'ship-tos' ? carryToPlaces(planned, main) : undefined
      return carried ? { ...carried, isAside: true } : []
    })
    const plain = kept
      .map(({ isAside: _, isForCustomers: __, ...planned }) => planned)
      .map((planned) => (hasCatchWeight ? withPoundsOfItems(planned) : planned))
      .map((planned) => (hasOrders ? planned : withoutOrders(planned)))
    const used = new Set(
      plain.flatMap((planned) => Object.values(planned.columns).flatMap((source) => columnsOf(source))),
    )
    return { file, imports: plain, unused: columns.filter((name) => !used.has(name)), ...(problem && { problem }) }
  })
  const files = [...plan.files, ...added.map(({ file, imports }) => ({ file, imports }))]
  const divisions = known ? plan.divisions : neededDivisions({ ...plan, files })
  return { plan: { ...plan, divisions, files }, isNew: !known, added, names }
}

/** The columns of a file that a value is made of. */
function columnsOf(source: ColumnSource): string[] {
  if ('join' in source) return source.join
  if ('breaksFrom' in source) return [source.breaksFrom]
  if ('sum' in source) return [...source.sum, ...(source.minusWhere ? [source.minusWhere.column] : [])]
  if (!('from' in source)) return []
  const { from, where, unless, minusWhere } = source
  const beside = [where && 'column' in where ? where : undefined, unless, minusWhere]
  return [from, ...beside.flatMap((each) => each?.column ?? [])]
}

/** An invoice of an order that is in no file would be refused. */
function withoutOrders(planned: PlannedImport): PlannedImport {
  if (planned.kind !== 'invoices') return planned
  const { orderNumber: _, ...columns } = planned.columns
  return { ...planned, columns }
}

const isExport = (name: string): boolean =>
  exportEndings.has(extname(name).toLowerCase()) && !name.startsWith('.') && !name.startsWith('~')

async function trySample(folder: string, name: string): Promise<SampledFile & { problem: string }> {
  try {
    return { ...(await sampleOf(folder, name)), problem: '' }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { name, columns: [], problem: error.message }
  }
}

async function sampleOf(folder: string, name: string): Promise<SampledFile> {
  const { columns, rows } = await openExport(join(folder, name), undefined)
  const examples = new Map(columns.map((header) => [header, [] as string[]]))
  let read = 0
  for await (const row of rows) {
    if ('cells' in row) for (const [header, values] of examples) values.push(shown(row.cells[header]))
    if (++read >= sampledRows) break
  }
  return { name, columns: [...examples].map(([header, values]) => ({ header, examples: values })) }
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

const factsOf = (kinds: ImportKinds, { division, day }: PlanDefaults): GuessFacts => ({
  division,
  day,
  columnsOf: (kind) =>
    Object.fromEntries(
      Object.entries(kinds[kind].columns).map(([name, { need }]) => [name, { isNeeded: need !== 'never' }]),
    ),
  takes: (kind, column, value) => kinds[kind].columns[column]?.cell.safeParse(value).success ?? false,
})

async function readPlan(folder: string): Promise<OnboardingPlan | undefined> {
  const text = await readFile(join(folder, planName), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return onboardingPlan.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${join(folder, planName)} is no plan: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Keeps the plan beside the exports; a run that ends in between leaves the old one. */
export async function keepPlan(folder: string, plan: OnboardingPlan): Promise<void> {
  const path = join(folder, planName)
  await writeFile(`${path}.new`, `${JSON.stringify(plan, null, 2)}\n`)
  await rename(`${path}.new`, path)
}
