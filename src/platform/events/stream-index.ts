import { isForEverybody, type LiveEvent } from './live-events.ts'

/** The ship-tos whose events a user may receive: all, or those listed as 'division/number'. */
export type Reach = 'everywhere' | ReadonlySet<string>

/** What is known of a stream's session and its user's rights. */
export interface Rights {
  /** The user whose ship-tos count; under login-as the customer. */
  readonly userId: string
  /** The person at the keyboard. */
  readonly realUserId: string
  /** True for staff acting as themselves. */
  readonly isStaff: boolean
  readonly reach: Reach
}

/** One open stream, as the index sees it. */
export interface Stream {
  /** The session the stream was opened with, as `endedSession` names it. */
  readonly sessionKey: string
  /** The person at the keyboard. */
  readonly userKey: string
  write(text: string): void
  end(): void
}

/** Notifies the browser that events were missed: it refetches what it shows. */
const resync = 'event: resync\ndata: {}\n\n'

/** The streams of one user, who share one entry per ship-to however many tabs are open. */
interface Audience {
  readonly userId: string
  reach: Reach
  readonly streams: Set<Entry>
}

interface Entry {
  readonly stream: Stream
  rights: Rights | undefined
  audience: Audience | undefined
  /** Held streams are sent nothing until their rights are known again. */
  isHeld: boolean
  hasMissed: boolean
}

/**
 * The open streams of one process by ship-to and user; an event finds its streams without a query.
 */
export class StreamIndex {
  readonly #entries = new Map<Stream, Entry>()
  readonly #audiences = new Map<string, Audience>()
  readonly #everywhere = new Set<Audience>()
  readonly #byShipTo = new Map<string, Set<Audience>>()

  /** Streams that are open or opening. */
  get streams(): Iterable<Stream> {
    return this.#entries.keys()
  }

  has(stream: Stream): boolean {
    return this.#entries.has(stream)
  }

  /** A new stream is held until `settle`. */
  add(stream: Stream): void {
    this.#entries.set(stream, { stream, rights: undefined, audience: undefined, isHeld: true, hasMissed: false })
  }

  remove(stream: Stream): void {
    const entry = this.#entries.get(stream)
    this.#entries.delete(stream)
    if (entry) this.#leave(entry)
  }

  ofSession(sessionKey: string): Stream[] {
    return [...this.#entries.keys()].filter((stream) => stream.sessionKey === sessionKey)
  }

  /** Streams whose user or person at the keyboard is one of these. */
  ofUsers(userIds: ReadonlySet<string>): Stream[] {
    const isOf = ({ rights }: Entry) => !rights || userIds.has(rights.userId) || userIds.has(rights.realUserId)
    return [...this.#entries.values()].filter(isOf).map(({ stream }) => stream)
  }

  /**
   * Sends nothing to these streams until they are settled. `hasMissed`: events may have passed
   * unnoticed.
   */
  hold(streams: Iterable<Stream>, { hasMissed = false } = {}): void {
    for (const stream of streams) {
      const entry = this.#entries.get(stream)
      if (!entry) continue
      entry.isHeld = true
      // A stream that is opening has shown nothing yet that could be old.
      entry.hasMissed ||= hasMissed && entry.rights !== undefined
    }
  }

  /**
   * Indexes a stream by its rights and resumes it; the browser refetches if it missed an event or
   * its rights changed.
   */
  settle(stream: Stream, rights: Rights): void {
    const entry = this.#entries.get(stream)
    if (!entry) return
    if (entry.rights && entry.rights.isStaff !== rights.isStaff) entry.hasMissed = true
    if (entry.audience?.userId !== rights.userId) this.#leave(entry)
    entry.rights = rights
    entry.isHeld = false
    entry.audience = this.#join(entry, rights)
    this.#resyncWhoMissed([entry])
  }

  /** Sends an event, as text, to every stream that may receive it. */
  deliver(event: LiveEvent, text: string): void {
    const message = `data: ${text}\n\n`
    for (const audience of this.#audiencesOf(event)) {
      for (const entry of audience.streams) {
        if (event.staffOnly && entry.rights?.isStaff !== true) continue
        if (event.forUser !== undefined && entry.rights?.realUserId !== event.forUser) continue
        if (entry.isHeld) entry.hasMissed = true
        else entry.stream.write(message)
      }
    }
  }

  *#audiencesOf(event: LiveEvent): Iterable<Audience> {
    if (event.forUser !== undefined) {
      const own = this.#audiences.get(event.forUser)
      if (own) yield own
      return
    }
    if (isForEverybody(event)) return yield* this.#audiences.values()
    if (event.division === undefined || event.shipTo === undefined) return
    yield* this.#everywhere
    yield* this.#byShipTo.get(`${event.division}/${event.shipTo}`) ?? []
  }

  #join(entry: Entry, { userId, reach }: Rights): Audience {
    let audience = this.#audiences.get(userId)
    if (!audience) {
      audience = { userId, reach, streams: new Set() }
      this.#audiences.set(userId, audience)
      this.#place(audience, reach)
    } else if (!isSameReach(audience.reach, reach)) {
      this.#displace(audience)
      audience.reach = reach
      this.#place(audience, reach)
      for (const each of audience.streams) each.hasMissed = true
      this.#resyncWhoMissed(audience.streams)
    }
    audience.streams.add(entry)
    return audience
  }

  #leave(entry: Entry): void {
    const { audience } = entry
    entry.audience = undefined
    audience?.streams.delete(entry)
    if (!audience || audience.streams.size > 0) return
    this.#displace(audience)
    this.#audiences.delete(audience.userId)
  }

  #resyncWhoMissed(entries: Iterable<Entry>): void {
    for (const entry of entries) {
      if (!entry.hasMissed || entry.isHeld) continue
      entry.hasMissed = false
      entry.stream.write(resync)
    }
  }

  #place(audience: Audience, reach: Reach): void {
    if (reach === 'everywhere') return void this.#everywhere.add(audience)
    for (const shipTo of reach) {
      const there = this.#byShipTo.get(shipTo)
      if (there) there.add(audience)
      else this.#byShipTo.set(shipTo, new Set([audience]))
    }
  }

  #displace(audience: Audience): void {
    this.#everywhere.delete(audience)
    if (audience.reach === 'everywhere') return
    for (const shipTo of audience.reach) {
      const there = this.#byShipTo.get(shipTo)
      there?.delete(audience)
      if (there?.size === 0) this.#byShipTo.delete(shipTo)
    }
  }
}

function isSameReach(a: Reach, b: Reach): boolean {
  if (a === 'everywhere' || b === 'everywhere') return a === b
  if (a.size !== b.size) return false
  for (const shipTo of a) if (!b.has(shipTo)) return false
  return true
}
