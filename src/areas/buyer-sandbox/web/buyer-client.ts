import type { ReceivedMessage, SimulatedAnswer, SimulatedTarget } from '../simulated.ts'

/** What went wrong, in a sentence. */
export class SimulatorFailed extends Error {
  /** The simulation is over, whatever is tried. */
  readonly isOver: boolean
  constructor(message: string, isOver: boolean) {
    super(message)
    this.isOver = isOver
  }
}

async function call<Answer>(path: string, body?: object): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(path, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(40_000),
    })
  } catch {
    throw new SimulatorFailed('The simulator does not answer. Check your connection and try again.', false)
  }
  if (response.ok) return (await response.json()) as Answer
  const refusal = (await response.json().catch(() => ({}))) as { message?: string }
  throw new SimulatorFailed(refusal.message ?? 'The simulator failed. Please try again.', response.status === 410)
}

/** Begins a tour. */
export const beginRun = (ticket: string) => call<{ run: string }>('/api/runs', { ticket })

/** Sends a document, or a form of OCI, to the portal. */
export const send = (ticket: string, to: SimulatedTarget, body: string) =>
  call<SimulatedAnswer>('/api/send', { ticket, to, body })

/** What the portal has sent to this tour. */
export const receivedOf = (run: string) => call<{ messages: ReceivedMessage[] }>(`/api/runs/${run}`)
