import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/**
 * A folder that collects the product's statements during a run of the calls; unset, nothing does.
 */
const folder = process.env['SENT_STATEMENTS']

/** A statement as it was sent: one name stands for one text. */
export interface SentStatement {
  readonly name: string
  readonly text: string
}

const isNoting = Symbol.for('larder.note-statements')

/** Notes every named statement that this process sends, once. */
export function noteSentStatements(): void {
  if (!folder || Reflect.has(pg.Client.prototype, isNoting)) return
  Reflect.set(pg.Client.prototype, isNoting, true)
  const original = pg.Client.prototype.query as (...sent: unknown[]) => unknown
  const noted = new Set<string>()
  pg.Client.prototype.query = function noting(this: pg.Client, ...sent: unknown[]) {
    const { name, text } = (sent[0] ?? {}) as Partial<SentStatement>
    if (name && text && !noted.has(name)) {
      noted.add(name)
      appendFileSync(join(folder, `${process.pid}.ndjson`), `${JSON.stringify({ name, text })}\n`)
    }
    return original.apply(this, sent)
  } as typeof pg.Client.prototype.query
}

/** What an earlier run noted; empty without one. */
export function sentStatements(): SentStatement[] {
  if (!folder || !existsSync(folder)) return []
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  const byName = lines.map((line) => JSON.parse(line) as SentStatement).map((each) => [each.name, each] as const)
  return [...new Map(byName).values()]
}
