import type { Browser, CDPSession } from '@playwright/test'

/** A task of the main thread, in milliseconds: how long it took, and its share of a processor. */
export interface Task {
  readonly startMs: number
  readonly wallMs: number
  readonly processorMs: number
}

/** What the busiest page did. */
export interface Recording {
  /** In order. */
  readonly tasks: readonly Task[]
  /** `performance.mark` of the page, in order. */
  readonly marks: readonly { readonly name: string; readonly atMs: number }[]
}

/** An event of Chromium's trace; times are microseconds. */
interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Records the busiest page while `work` runs. */
export async function record(browser: Browser, work: () => Promise<void>): Promise<Recording> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'], excludedCategories: ['*'] },
  })
  await work()
  await stopTracing(session)
  await session.detach()
  return busiest(events)
}

async function stopTracing(session: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
}

/** The page whose thread had the processor longest; each page has a process of its own. */
function busiest(events: readonly TraceEvent[]): Recording {
  const threads = events.filter(({ ph, args }) => ph === 'M' && args?.name === 'CrRendererMain')
  const each = threads.map(({ pid, tid }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid)
    const marks = own
      .filter(({ cat }) => cat === 'blink.user_timing')
      .map(({ name, ts }) => ({ name, atMs: ts / 1000 }))
      .toSorted((one, other) => one.atMs - other.atMs)
    return { tasks: outermost(own), marks }
  })
  const sum = ({ tasks }: Recording) => tasks.reduce((total, { processorMs }) => total + processorMs, 0)
  return each.toSorted((one, other) => sum(other) - sum(one))[0] ?? { tasks: [], marks: [] }
}

/** Processor milliseconds of the tasks from each mark to the next one of the other name, sorted. */
export function processorBetween({ tasks, marks }: Recording, from: string, to: string): number[] {
  return marks
    .filter(({ name }) => name === from)
    .map(({ atMs }) => {
      const end = marks.find((mark) => mark.name === to && mark.atMs > atMs)?.atMs ?? atMs
      return tasks
        .filter(({ startMs, wallMs }) => startMs <= end && startMs + wallMs >= atMs)
        .reduce((total, { processorMs }) => total + processorMs, 0)
    })
    .toSorted((a, b) => a - b)
}

/** A task is reported by the scheduler and, inside of it, by the thread. */
function outermost(events: readonly TraceEvent[]): Task[] {
  const tasks: Task[] = []
  let end = 0
  for (const { ts, dur = 0, tdur = 0 } of events
    .filter(({ ph, name }) => ph === 'X' && name.endsWith('RunTask'))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (ts < end) continue
    end = ts + dur
    tasks.push({ startMs: ts / 1000, wallMs: dur / 1000, processorMs: tdur / 1000 })
  }
  return tasks
}
