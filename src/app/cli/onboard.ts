import { stat } from 'node:fs/promises'
import { plural } from '#kit/text.ts'
import type { ColumnSource, OnboardingPlan } from '#areas/onboarding/onboarding-plan.ts'
import { isOfPattern } from '#areas/onboarding/rules/file-pattern.ts'
import { expectedReadiness, listMissing, type Readiness } from '#areas/onboarding/rules/list-missing.ts'
import { type RunFacts, runOutcome } from '#areas/onboarding/rules/run-outcome.ts'
import {
  type FolderResult,
  importFolder,
  keepPlan,
  planFolder,
  type PlannedFolder,
  planName,
  readDivisions,
  readReadiness,
} from '#areas/onboarding/server/public.ts'
import type { Database, Queries } from '#platform/database/database.ts'
import { undone } from '#platform/database/undone.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { importKinds } from '../areas.server.ts'
import { type Command, withDatabase, WrongUsage } from './command.ts'
import { optionsOf } from './command-options.ts'
import { printReport } from './print-report.ts'

/**
 * Exit codes, for schedulers: something was refused; nothing was imported, as nobody has looked
 * yet.
 */
const someRefused = 3
const lookFirst = 4

/**
 * PLAT-3: takes a folder of exports with whatever headers they have. The first run proposes what
 * the files are and keeps that beside them; the next ones import by it, as often as they are run.
 */
export const onboardCommand: Command = {
  usage: 'onboard FOLDER [--division CODE] [--time-zone ZONE] [--mail ADDRESS,ADDRESS] [--preview|--yes]',
  summary:
    `Import a folder of CSV, TSV, XLSX and NDJSON exports with any headers. The first run writes ${planName} into it, ` +
    'which says what each file is, and imports only with --yes; later runs import by it, such as every night, and mail ' +
    'their report to the addresses. --preview shows what a run would do, by the plan and what it would add to it, and writes ' +
    'nothing. Exit codes: 0 done, 3 something was refused or not understood, 4 look at the plan first',
  run: async (words, context) => {
    const { values, has, rest } = optionsOf(words, ['division', 'time-zone', 'mail'], ['yes', 'preview'])
    const [folder, ...more] = rest
    const isFolder = folder !== undefined && (await stat(folder).catch(() => undefined))?.isDirectory()
    if (!isFolder || more.length > 0) throw new WrongUsage('Which folder?')
    const isPreview = has('preview')
    if (isPreview && has('yes')) throw new WrongUsage('--preview imports nothing, --yes does')
    const lines: string[] = []
    const print = (line: string) => {
      lines.push(line)
      context.print(line)
    }
    return withDatabase(context, async ({ db }) => {
      const stored = await readDivisions(db)
      const code = values.division ?? stored[0] ?? 'MAIN'
      const timeZone = values['time-zone'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone
      const planned = await planFolder(folder, importKinds, {
        division: code,
        divisions: stored.includes(code) ? [] : [{ division: code, name: code, timeZone }],
        mailTo: values.mail?.split(',') ?? [],
        day: new Date().toISOString().slice(0, 10),
      })
      if (!isPreview && (planned.isNew || planned.added.length > 0)) await keepPlan(folder, planned.plan)
      describeAdded(planned, print)
      if (planned.isNew && !has('yes') && !isPreview) {
        const kinds = new Set(planned.plan.files.flatMap(({ imports }) => imports.map(({ kind }) => kind)))
        const expected = expectedReadiness(await readReadiness(db), kinds, planned.plan.divisions.length)
        describeMissing(expected, print, 'With these files a first order can be placed.')
        print(`Nothing was imported. Check ${planName}, then run the same command again.`)
        return lookFirst
      }
      const added = new Set(has('yes') || isPreview ? [] : planned.added.map(({ file }) => file))
      const plan = { ...planned.plan, files: planned.plan.files.filter(({ file }) => !added.has(file)) }
      const importAll = async (within: Queries) => {
        const results: FolderResult[] = []
        await importFolder(within, importKinds, {
          folder,
          names: planned.names,
          plan,
          division: divisionOf(plan, code),
          onResult: (result) => {
            results.push(result)
            describeResult(result, isPreview, print)
          },
        })
        return { results, missing: describeMissing(await readReadiness(within), print) }
      }
      // Later files need the rows of earlier ones, so that a preview imports everything first.
      const { results, missing } = await (isPreview ? undone(db, importAll) : importAll(db))
      const absent = plan.files.filter(({ file }) => !planned.names.some((name) => isOfPattern(file, name)))
      for (const { file } of absent) print(`${file}: not in the folder`)
      const trouble =
        results.filter(isTrouble).length + planned.added.filter(({ imports }) => imports.length === 0).length
      if (isPreview) print('A preview: nothing was stored, and no plan was written.')
      else await mailReport(db, plan.mailTo, { lines, results, trouble, missing, absent: absent.length })
      return trouble > 0 || added.size > 0 ? someRefused : undefined
    })
  },
}

const divisionOf = ({ divisions }: OnboardingPlan, otherwise: string): string => divisions[0]?.division ?? otherwise

const isTrouble = (result: FolderResult): boolean =>
  'problem' in result || result.report.refused > 0 || (result.report.gone?.isHeld ?? false)

function describeAdded({ plan, isNew, added }: PlannedFolder, print: (line: string) => void): void {
  if (isNew)
    for (const { division, timeZone } of plan.divisions) print(`Division ${division}, in the time zone ${timeZone}`)
  for (const { file, imports, unused, problem } of added) {
    if (imports.length === 0)
      print(`${file}: not understood${problem === undefined ? '' : `: ${problem}`}; name what it is in ${planName}`)
    for (const { kind, columns, isOfRest } of imports) {
      const shown = Object.entries(columns).map(([name, source]) => `${name} ${describeSource(source)}`)
      print(`${file}: ${kind}${isOfRest ? ' of items without one in other files' : ''}: ${shown.join(', ')}`)
    }
    if (imports.length > 0 && unused.length > 0) print(`${file}: not used: ${unused.join(', ')}`)
  }
}

function describeSource(source: ColumnSource): string {
  if ('always' in source) return `always ${source.always}`
  if ('countWithin' in source) return 'counted'
  if ('join' in source) return `= ${source.join.join(' and ')}`
  if ('breaksFrom' in source) return `= rows of further ${source.breaksFrom}`
  if ('sum' in source) return `= the sum of ${source.sum.join(' and ')} by ${source.within}`
  const { from, where, roundTo, minusWhere, unless } = source
  const ofRows = where ? ` where ${'item' in where ? `the item's ${where.item}` : where.column} is ${where.is}` : ''
  const sign = minusWhere ? `, below zero where ${minusWhere.column} is a credit` : ''
  const other = unless ? `, ${unless.value} where ${unless.column} is ${unless.is?.[0] ?? 'yes'}` : ''
  return `= ${from}${ofRows}${other}${roundTo ? `, rounded to ${roundTo}` : ''}${sign}`
}

function describeResult(result: FolderResult, isPreview: boolean, print: (line: string) => void): void {
  if ('problem' in result) return print(`${result.file}: ${result.kind}: ${result.problem}`)
  print(`${result.file}:`)
  const more = isPreview
    ? 'an import keeps the first 1,000 with their rows'
    : `npm run larder -- imports ${result.report.runId} lists the first 1,000 with their rows`
  const limit = `"gone": { "${result.kind}": PERCENT } in ${planName}`
  printReport({ ...result.report, isPreview }, result.seconds, print, { more, limit })
  for (const change of result.changes) print(change)
}

function describeMissing(
  has: Readiness,
  print: (line: string) => void,
  nothing = 'A first order can be placed.',
): number {
  const { first, later } = listMissing(has)
  if (first.length === 0) print(nothing)
  else print('Before a first order can be placed, this is missing:')
  for (const line of [...first, ...later]) print(`- ${line}`)
  return first.length
}

async function mailReport(
  db: Database,
  to: readonly string[],
  { lines, results, ...facts }: RunFacts & { readonly lines: readonly string[]; readonly results: readonly unknown[] },
): Promise<void> {
  const subject = `Larder import: ${plural(results.length, 'import')}, ${runOutcome(facts)}`
  for (const address of to) await queueMail(db, { to: address, subject, text: lines.join('\n') })
}
