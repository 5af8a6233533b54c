import { randomBytes } from 'node:crypto'
import type { ReceivedMessage } from '../simulated.ts'

/** Bounds of what is kept, in memory alone: tours at once, messages of one, letters of all. */
const max = { runs: 200, messages: 30, letters: 50_000_000 } as const

interface Run {
  readonly endsAt: number
  readonly messages: ReceivedMessage[]
}

/** What the portal sent to the tours that are going on. */
export interface RunStore {
  /** Begins a tour and returns its name, which nobody can guess. */
  begin(endsAt: number): string
  /** The messages of a tour; undefined when there is none. */
  messagesOf(run: string, now: number): readonly ReceivedMessage[] | undefined
  /** Keeps a message; false for a tour that is unknown or has too many. */
  add(run: string, message: ReceivedMessage, now: number): boolean
}

/** PUNCH-5: an empty store. */
export function openRunStore(): RunStore {
  const runs = new Map<string, Run>()
  let letters = 0
  const lettersOf = ({ messages }: Run) => messages.reduce((sum, message) => sum + sizeOf(message), 0)
  const drop = (name: string) => {
    letters -= lettersOf(runs.get(name)!)
    runs.delete(name)
  }
  const alive = (name: string, now: number): Run | undefined => {
    const run = runs.get(name)
    if (!run || run.endsAt > now) return run
    drop(name)
    return undefined
  }
  return {
    begin: (endsAt) => {
      const [oldest] = runs.keys()
      if (runs.size >= max.runs && oldest !== undefined) drop(oldest)
      const name = randomBytes(16).toString('hex')
      runs.set(name, { endsAt, messages: [] })
      return name
    },
    messagesOf: (name, now) => alive(name, now)?.messages,
    add: (name, message, now) => {
      const run = alive(name, now)
      if (!run || run.messages.length >= max.messages) return false
      letters += sizeOf(message)
      run.messages.push(message)
      for (const [each] of runs) {
        if (letters <= max.letters) break
        if (each !== name) drop(each)
      }
      return true
    },
  }
}

const sizeOf = ({ text, fields }: ReceivedMessage): number =>
  fields.reduce((sum, [name, value]) => sum + name.length + value.length, text.length)
