import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Database } from '#platform/database/database.ts'
import { allRows, differing, restoreSequences } from './all-rows.ts'
import { type Cutting, cutStatements, whileCutting } from './cut-statements.ts'

/** What became of a call whose statements were cut one after the other. */
export interface FaultReport {
  readonly call: string
  readonly file: string
  readonly status: number
  /** How many statements it sends undisturbed. */
  readonly statements: number
  readonly cuts: number
  /** What it stores for good, in turn: more than one entry can be cut apart. */
  readonly stored: readonly string[]
  /** Whether its commit was lost, and the same key found what it had done. */
  readonly isReplayed: boolean
  /** What was seen that must not be: stored in part, or done twice. */
  readonly findings: readonly string[]
}

/** A request as it is sent; each try sends it again. */
export type SendOnce<Answer> = () => Promise<Answer>

/**
 * Sends a request again and again with its connection lost at statement 1, 2, 3 and so on, and in
 * the end as it is; the last response is returned. Nothing is cut once something is stored. An
 * idempotent one also loses its commit, and is repeated with its key. Each try must leave the
 * database as it was.
 */
export async function tryFaults<Answer extends { readonly statusCode: number }>(
  db: Database,
  endpoint: Pick<Endpoint, 'name' | 'idempotent'>,
  send: SendOnce<Answer>,
): Promise<{ answer: Answer; report: FaultReport }> {
  cutStatements()
  const findings: string[] = []
  const before = await allRows(db)
  const file = (expect.getState().testPath ?? '').replace(/^.*?\/(?=(?:src|tests)\/)/, '')
  const passing = new Set<string>()
  let losses = 0
  const ended = (answer: Answer, { sent, stored }: Cutting, isReplayed: boolean) => ({
    answer,
    report: {
      stored,
      call: endpoint.name,
      file,
      status: answer.statusCode,
      statements: sent.length,
      cuts: passing.size + losses,
      isReplayed,
      findings,
    },
  })
  for (;;) {
    const cutting: Cutting = { passing, sent: [], stored: [] }
    const answer = await whileCutting(cutting, send)
    // Nothing was left to cut, unless it is named: this is the response itself.
    const statement = cutting.cut
    if (statement === undefined) return ended(answer, cutting, false)
    passing.add(statement)
    if (answer.statusCode < 400) {
      findings.push(`${statement} was lost, and the call succeeded`)
      return ended(answer, cutting, false)
    }
    const found = differing(before, await allRows(db))
    if (found.length > 0) {
      findings.push(`cut at ${statement} it left ${found.join(', ')} changed`)
      break
    }
    await restoreSequences(db, before)
    if (endpoint.idempotent && statement === 'commit 1') return loseCommit()
  }
  const last: Cutting = { passing: undefined, sent: [], stored: [] }
  return ended(await whileCutting(last, send), last, false)

  async function loseCommit(): Promise<ReturnType<typeof ended>> {
    const losing: Cutting = { passing: undefined, afterCommit: true, sent: [], stored: [] }
    const unheard = await whileCutting(losing, send)
    losses = 1
    const after = await allRows(db)
    const answer = await whileCutting({ passing: undefined, sent: [], stored: [] }, send)
    if (unheard.statusCode < 500) findings.push(`its commit was lost, and it returned ${unheard.statusCode}`)
    if (answer.statusCode >= 300) findings.push(`repeated after a lost commit it returned ${answer.statusCode}`)
    const twice = differing(after, await allRows(db))
    if (twice.length > 0) findings.push(`repeated after a lost commit it changed ${twice.join(', ')} once more`)
    return ended(answer, losing, true)
  }
}
