import type { Browser, CDPSession } from '@playwright/test'

/** A task of the main thread, in milliseconds: how long it took, and how long it had a processor. */
export interface Task {
  readonly wallMs: number
  readonly processorMs: number
}

/** An event of Chromium's trace; times are microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The tasks of the busiest page while `work` runs, in order. */
export async function tasksDuring(browser: Browser, work: () => Promise<void>): Promise<Task[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'], excludedCategories: ['*'] },
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

/** Tasks of the page's thread that had the processor longest; each page has a process of its own. */
function busiest(events: readonly TraceEvent[]): Task[] {
  const threads = events.filter(({ ph, args }) => ph === 'M' && args?.name === 'CrRendererMain')
  const each = threads.map(({ pid, tid }) =>
    outermost(events.filter((event) => event.pid === pid && event.tid === tid)),
  )
  const sum = (tasks: readonly Task[]) => tasks.reduce((total, { processorMs }) => total + processorMs, 0)
  return each.toSorted((a, b) => sum(b) - sum(a))[0] ?? []
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
    tasks.push({ wallMs: dur / 1000, processorMs: tdur / 1000 })
  }
  return tasks
}
