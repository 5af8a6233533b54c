import autocannon from 'autocannon'

/** One request of a series. */
export interface Shot {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** What a series of requests showed. */
export interface Measured {
  /** Milliseconds at one connection. */
  readonly p50: number
  readonly p95: number
  /** Requests a second at 16 connections. */
  readonly throughput: number
}

/** Neither side compresses: the floor cannot, and what is compared is the work for the answer. */
const plain = { 'accept-encoding': 'identity' }

/** Milliseconds of one request after the other; autocannon's latencies are whole milliseconds, too coarse below five. */
async function latencies(base: string, shots: readonly Shot[]): Promise<number[]> {
  const times: number[] = []
  for (const { method, path, headers, body } of shots) {
    const start = performance.now()
    const answer = await fetch(base + path, {
      method,
      headers: { ...plain, ...headers },
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    times.push(performance.now() - start)
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  }
  return times.toSorted((a, b) => a - b)
}

/** Requests a second with 16 connections; every shot is fired exactly once. */
async function throughput(base: string, shots: readonly Shot[]): Promise<number> {
  let next = 0
  const start = performance.now()
  const result = await autocannon({
    url: base,
    connections: 16,
    amount: shots.length,
    requests: [
      {
        setupRequest: (request) => {
          const shot = shots[next++ % shots.length]!
          return { ...request, ...shot, headers: { ...shot.headers } }
        },
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${shots[0]!.path}: ${result.non2xx} refused, ${result.errors} failed`)
  // autocannon's own duration is whole seconds.
  return (shots.length * 1000) / (performance.now() - start)
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)]!

/** Warms up, then measures latency alone and throughput together; `shots(n)` makes n fresh requests. */
export async function measure(base: string, shots: (count: number) => Shot[], count: number): Promise<Measured> {
  await latencies(base, shots(Math.ceil(count / 5)))
  const sorted = await latencies(base, shots(count))
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), throughput: await throughput(base, shots(count * 2)) }
}
