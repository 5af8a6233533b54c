import type { ShopIn, SimulatedMessage } from '../simulated.ts'

/** The steps of a tour, in their order. */
export const stepNames = ['Set up', 'Shop', 'Cart', 'Order', 'Confirmation'] as const

/** What the person chose for the next visit of the shop. */
export interface VisitChoices {
  readonly operation: 'create' | 'edit' | 'inspect'
  readonly shipToCode: string
  readonly shopIn: ShopIn
  readonly isTest: boolean
}

/** What was sent to begin the present visit. */
export interface Visit extends VisitChoices {
  readonly buyerCookie: string
  /** Where the browser goes; '' where a form leads there (OCI). */
  readonly startUrl: string
}

/** A tour: all that survives when the page is loaded again. It never holds a secret. */
export interface Tour {
  readonly ticket: string
  /** Its name at the simulator's server. */
  readonly run: string
  readonly step: number
  readonly choices: VisitChoices
  readonly visit: Visit | undefined
  readonly messages: readonly SimulatedMessage[]
  /** Ids of received messages that are in the list. */
  readonly seen: readonly string[]
  /** The last cart that came back: a cXML document. */
  readonly cartText: string
  /** The same by OCI. */
  readonly cartFields: SimulatedMessage['fields']
  readonly order: {
    readonly id: string
    readonly version: number
    readonly lastPayloadId: string | undefined
    /** payloadIDs of all of its documents; undefined in a tour that an older page kept. */
    readonly sentIds?: readonly string[]
    readonly sentAt?: string
  }
}

const place = 'larder-buyer-tour'

/** A tour that begins. */
export const newTour = (ticket: string, run: string): Tour => ({
  ticket,
  run,
  step: 0,
  choices: { operation: 'create', shipToCode: '', shopIn: 'frame', isTest: false },
  visit: undefined,
  messages: [],
  seen: [],
  cartText: '',
  cartFields: undefined,
  order: { id: `SIM-${Date.now().toString(36).toUpperCase()}`, version: 1, lastPayloadId: undefined },
})

/** The tour of this tab, which a return of the cart into the whole window interrupts. */
export function loadTour(): Tour | undefined {
  try {
    const text = sessionStorage.getItem(place)
    return text === null ? undefined : (JSON.parse(text) as Tour)
  } catch {
    return undefined
  }
}

/** Keeps it; where the browser does not allow that, the tour ends with the page. */
export function saveTour(tour: Tour): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...tour, messages: tour.messages.slice(0, 60) }))
  } catch {
    // The tour goes on without.
  }
}
