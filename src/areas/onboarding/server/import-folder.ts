import { join } from 'node:path'
import { plural } from '#kit/text.ts'
import { importKindNames, type ImportKindName } from '#contract/import-kind-names.ts'
import { importRows, importSource, operator, recordImport, UnreadableFile } from '#areas/imports/server/public.ts'
import type { ImportReport } from '#areas/imports/import-report.ts'
import type { Queries } from '#platform/database/database.ts'
import type { ImportKinds } from '#platform/imports/import-kind.ts'
import type { OnboardingPlan } from '../onboarding-plan.ts'
import { isOfPattern } from '../rules/file-pattern.ts'
import { openExport } from './open-export.ts'
import { type FilesSoFar, openMapped } from './open-mapped.ts'
import { readDivisions } from './readiness.store.ts'

/** What became of one file and kind. */
export type FolderResult =
  | {
      readonly file: string
      readonly kind: ImportKindName
      readonly report: ImportReport
      /** What the way from the file to the import changed, such as what was rounded. */
      readonly changes: readonly string[]
      readonly seconds: number
    }
  | { readonly file: string; readonly kind: ImportKindName; readonly problem: string }

/** What is imported. */
export interface FolderToImport {
  readonly folder: string
  readonly names: readonly string[]
  readonly plan: OnboardingPlan
  /** The division of files that name none. */
  readonly division: string
  readonly onResult: (result: FolderResult) => void
}

/** PLAT-3: imports the files of a folder by its plan, in the order their rows need each other. */
export async function importFolder(db: Queries, kinds: ImportKinds, given: FolderToImport): Promise<void> {
  const { plan, names } = given
  await addDivisions(db, kinds, plan)
  const beside = { places: new Map<string, string[]>(), priced: new Set<string>() }
  for (const kind of importKindNames) {
    const ofKind = plan.files.flatMap(({ file, sheet, imports }) =>
      imports
        .filter((planned) => planned.kind === kind)
        .flatMap((planned) => namesOf(kind, file, names).map((name) => ({ name, sheet, planned }))),
    )
    const isFilling = ({ planned }: (typeof ofKind)[number]) => Boolean(planned.isOfCustomers || planned.isOfRest)
    const own = ofKind.filter((one) => !isFilling(one))
    const isOnly = own.length === 1 && !ofKind.some(({ planned }) => planned.isOfRest)
    for (const one of [...own, ...ofKind.filter(isFilling)])
      given.onResult(await importOne(db, kinds, { ...given, ...one, beside, isOnly }))
  }
}

/** Documents add up; of everything else the newest file says how things are. */
const documents: ReadonlySet<ImportKindName> = new Set(['orders', 'invoices', 'payments'])

function namesOf(kind: ImportKindName, pattern: string, names: readonly string[]): readonly string[] {
  const found = names.filter((name) => isOfPattern(pattern, name))
  return documents.has(kind) ? found : found.slice(-1)
}

type One = FolderToImport & {
  readonly beside: FilesSoFar
  readonly name: string
  readonly sheet: string | undefined
  readonly planned: OnboardingPlan['files'][number]['imports'][number]
  /** Of two files of a kind neither has everything: nothing is taken as gone. */
  readonly isOnly: boolean
}

async function importOne(db: Queries, kinds: ImportKinds, one: One): Promise<FolderResult> {
  const { folder, name, sheet, planned, plan, division, isOnly, beside } = one
  const { kind } = planned
  const started = performance.now()
  const maxPercent = isOnly && !planned.isOfCustomers ? plan.gone[kind] : undefined
  try {
    const open = () => openExport(join(folder, name), sheet)
    const { source, changes } = await openMapped(db, kinds[kind], { open, planned, division, beside })
    const report = await importSource(db, kinds[kind], source, {
      fileName: name,
      makesMissing: plan.makeMissing,
      gone: maxPercent === undefined ? undefined : { maxPercent },
    })
    await recordImport(db, report, operator)
    const changed = [...changes].map(([what, count]) => `${what} (${plural(count, 'row')})`)
    return { file: name, kind, report, changes: changed, seconds: (performance.now() - started) / 1000 }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { file: name, kind, problem: error.message }
  }
}

/** Only those that are not there: what staff changed of the others stays. */
async function addDivisions(db: Queries, kinds: ImportKinds, { divisions }: OnboardingPlan): Promise<void> {
  const known = new Set(await readDivisions(db))
  const missing = divisions.filter(({ division }) => !known.has(division))
  if (missing.length === 0) return
  const { refusals } = await importRows(db, kinds.divisions, missing, { fileName: 'larder-onboard.json' })
  if (refusals[0]) throw new Error(`divisions of the plan: ${refusals[0].field} ${refusals[0].reason}`)
}
