import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { isAlone } from './all-rows.ts'
import { type FaultReport, tryFaults } from './try-faults.ts'

/*
 * With FAULTS set to a folder, the first success of each call that writes is preceded by tries that
 * lose their connection at each statement: whatever the test then expects must hold all the same.
 * FAULTS_SHARE is the percentage of calls and files that do so, chosen by FAULTS_SEED; at 100 each
 * call does so once in the whole run.
 */
const folder = process.env['FAULTS']
const share = Number(process.env['FAULTS_SHARE'] ?? '100')
const seed = process.env['FAULTS_SEED'] ?? '1'

/** Sends a request to the portal in this process. */
export type Inject = (request: InjectOptions) => Promise<LightMyRequestResponse>

/** A call that writes, and its address. */
interface Write {
  readonly endpoint: Endpoint
  readonly address: RegExp
}

/** Refusals of a call that are tried in one file: a few, as what is asked for is a success. */
const refusalsTried = 4

const successes = (name: string) => join(folder!, 'tried', name)

/** A number from 0 to 99 that depends on the seed and the text alone. */
export const chance = (text: string): number =>
  createHash('sha256').update(`${seed} ${text}`).digest().readUInt32BE(0) % 100

/** The way requests of tests take: as they are, or with faults before them. */
export function injectWithFaults(app: FastifyInstance, url: string, endpoints: readonly Endpoint[]): Inject {
  const plain: Inject = (request) => app.inject(request)
  if (!folder) return plain
  // Its own connection: those of the portal are cut.
  const db = createDatabase(url, { max: 1, timeouts: 'loading' })
  afterAll(() => db.close())
  mkdirSync(join(folder, 'tried'), { recursive: true })
  // As the router chooses: '/carts/reorder' is not '/carts/:cartId'.
  const writes = endpoints
    .filter(({ method }) => method !== 'GET')
    .toSorted((a, b) => parametersIn(a) - parametersIn(b))
    .map(writeOf)
  const triedHere = new Set<string>()
  const refusedHere = new Map<string, number>()
  let open = 0
  let isTrying: Promise<void> | undefined
  return async (request) => {
    while (isTrying) await isTrying
    const write = writes.find((each) => isOf(each, request))
    const refused = (write && refusedHere.get(write.endpoint.name)) ?? 0
    if (!write || open > 0 || refused >= refusalsTried || !isChosen(write.endpoint.name, triedHere))
      return counted(() => plain(request), write)
    let end: () => void = () => undefined
    isTrying = new Promise((resolve) => (end = resolve))
    try {
      if (!(await isAlone(db))) return await plain(request)
      const { answer, report } = await tryFaults(db, write.endpoint, () => plain(request))
      note(report)
      if (answer.statusCode < 300) {
        triedHere.add(write.endpoint.name)
        writeFileSync(successes(write.endpoint.name), '')
      } else refusedHere.set(write.endpoint.name, refused + 1)
      return answer
    } finally {
      isTrying = undefined
      end()
    }
  }

  async function counted(work: () => Promise<LightMyRequestResponse>, write: Write | undefined) {
    open += 1
    try {
      const answer = await work()
      if (write && answer.statusCode < 300) noteSuccess(write.endpoint.name)
      return answer
    } finally {
      open -= 1
    }
  }
}

const noted = new Set<string>()
function noteSuccess(call: string): void {
  if (noted.has(call)) return
  noted.add(call)
  appendFileSync(join(folder!, `${process.pid}.succeeded`), `${call}\n`)
}
function note(report: FaultReport): void {
  if (report.status < 300) noteSuccess(report.call)
  appendFileSync(join(folder!, `${process.pid}.ndjson`), `${JSON.stringify(report)}\n`)
}

const parametersIn = ({ path }: Endpoint): number => path.split('/:').length

const writeOf = (endpoint: Endpoint): Write => ({
  endpoint,
  address: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`),
})
const isOf = ({ endpoint, address }: Write, { method, url }: InjectOptions) =>
  endpoint.method === method && typeof url === 'string' && address.test(url)

function isChosen(call: string, triedHere: ReadonlySet<string>): boolean {
  const path = expect.getState().testPath ?? ''
  // Those of tests/ send thousands of requests that are refused; the others named here have
  // processes of their own, requests at the same time, or faults of their own.
  if (!path.includes('/src/') || /-killed|-races|-concurrency|save-once|large-order/.test(path)) return false
  if (share === 100) return !existsSync(successes(call))
  return !triedHere.has(call) && chance(`${path.split('/src/').at(-1)} ${call}`) < share
}

/** What a run of the calls has noted; undefined without one. */
export function faultRun(): { readonly reports: FaultReport[]; readonly succeeded: ReadonlySet<string> } | undefined {
  if (!folder || !existsSync(folder)) return undefined
  const linesOf = (ending: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n').filter(Boolean))
  return {
    reports: linesOf('.ndjson').map((line) => JSON.parse(line) as FaultReport),
    succeeded: new Set(linesOf('.succeeded')),
  }
}
