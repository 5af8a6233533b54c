import autocannon from 'autocannon'

/** One request of a series. */
export interface Shot {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** A server and the requests to send it; `shots(n)` makes n fresh ones. */
export interface Side {
  readonly base: string
  readonly shots: (count: number) => Shot[]
}

/** What a series of requests showed. */
export interface Measured {
  /** Milliseconds at one connection. */
  readonly p50: number
  readonly p95: number
  /** Requests a second at 16 connections. */
  readonly throughput: number
  /** Requests that were refused because the machine was busy. */
  readonly refused: number
}

/** How much is sent: `warmUp` unmeasured, `alone` by one connection, `together` by sixteen. */
export interface Amounts {
  readonly warmUp: number
  readonly alone: number
  readonly together: number
}

/** How many requests of a series each side must be able to make. */
export const shotsNeeded = ({ warmUp, alone, together }: Amounts): number => warmUp + alone + together + 2 * rounds

/** Neither side compresses: the floor cannot, and what is compared is the work for the answer. */
const plain = { 'accept-encoding': 'identity' }

/** The two sides take turns, so that a machine that slows down slows both. */
const rounds = 5

/** Requests at once. */
const connections = 16

/**
 * Amounts for so many requests alone. V8 has compiled what is hot by then: a server of days is
 * measured, not its first second. Each of the connections sends one request at least.
 */
export const amountsOf = (alone: number): Amounts => ({
  warmUp: alone,
  alone,
  together: Math.max(alone * 2, connections * rounds),
})

/** On a busy machine a call reaches its limit for locks: it changed nothing, and is not measured. */
const busy = 503
/** With more of them in a hundred it is no measurement. */
const maxRefusedPercent = 5

/** What a line says of requests that were refused. */
export const refusedOf = ({ refused }: Measured): string => (refused === 0 ? '' : `   ${refused} refused`)

function checkRefused(path: string, refused: number, of: number): void {
  if (refused * 100 > of * maxRefusedPercent) throw new Error(`${path}: ${refused} of ${of} were refused with ${busy}`)
}

/**
 * Milliseconds of one request after the other; autocannon's latencies are whole milliseconds, too
 * coarse below five.
 */
async function latencies({ base, shots }: Side, count: number): Promise<number[]> {
  const times: number[] = []
  const all = shots(count)
  for (const { method, path, headers, body } of all) {
    const start = performance.now()
    const answer = await fetch(base + path, {
      method,
      headers: { ...plain, ...headers },
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    if (answer.ok) times.push(performance.now() - start)
    else if (answer.status !== busy)
      throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  }
  checkRefused(all[0]!.path, all.length - times.length, all.length)
  return times
}

/** Requests a second with 16 connections; every shot is fired exactly once. */
async function throughput({ base, shots }: Side, count: number): Promise<{ perSecond: number; refused: number }> {
  const all = shots(count)
  let next = 0
  let last = 0
  let refused = 0
  const start = performance.now()
  const setupRequest = (request: autocannon.Request) => {
    const shot = all[next++ % all.length]!
    return { ...request, ...shot, headers: { ...shot.headers } }
  }
  const options = { url: base, connections, timeout: 60, amount: all.length, requests: [{ setupRequest }] }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(options, (error, ended) => (error ? reject(error) : resolve(ended)))
    // The tool itself ends at a tick of a second.
    load.on('response', (_client, status) => {
      last = performance.now()
      if (status === busy) refused++
    })
  })
  const { path } = all[0]!
  if (result.non2xx > refused || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`)
  checkRefused(path, refused, all.length)
  return { perSecond: ((all.length - refused) * 1000) / (last - start), refused }
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)]!

/** Warms both sides up, then measures them in turns: latency alone, throughput together. */
export async function measurePair(
  sides: readonly [Side, Side],
  amounts: Amounts,
): Promise<readonly [Measured, Measured]> {
  for (const side of sides) await latencies(side, amounts.warmUp)
  const times: [number[], number[]] = [[], []]
  const alone = Math.ceil(amounts.alone / rounds)
  for (let round = 0; round < rounds; round++) {
    for (const [index, side] of sides.entries()) {
      times[index]!.push(...(await latencies(side, alone)))
    }
  }
  const together = [0, 0]
  const refused = times.map(({ length }) => alone * rounds - length)
  for (let round = 0; round < rounds; round++)
    for (const [index, side] of sides.entries()) {
      const turn = await throughput(side, Math.ceil(amounts.together / rounds))
      together[index]! += turn.perSecond / rounds
      refused[index]! += turn.refused
    }
  const measured = (index: 0 | 1): Measured => {
    const sorted = times[index].toSorted((a, b) => a - b)
    return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), throughput: together[index]!, refused: refused[index]! }
  }
  return [measured(0), measured(1)]
}
