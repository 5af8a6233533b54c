import type { FastifyRequest } from 'fastify'
import type { Actor } from '#kit/actor.ts'
import type { Endpoint, SessionStage } from '#contract/endpoint.ts'
import type { Query } from '../database/statement.ts'

/**
 * The ship-to of the path, once the gate has let the caller through to it: the `ShipToFacts` of
 * areas/customers, read there as `shipToOf`.
 */
export interface GatedShipTo {
  readonly division: string
  readonly shipTo: string
}

/** PUNCH-4: what calls need to know of the session that a procurement system started. */
export interface PunchoutCaller {
  readonly id: string
  readonly settingsId: string
  readonly operation: 'create' | 'edit' | 'inspect'
  readonly isDeliveryFixed: boolean
  /** Empty for none. */
  readonly procurementSoftwareUrl: string
  /** What it started with; null until the buyer chooses. */
  readonly startShipTo: { readonly division: string; readonly shipTo: string } | null
  /** Keys such as 'NLV/0000101' of the ship-tos it may order for; null: all of the user's. */
  readonly reach: () => Promise<readonly string[] | null>
}

/** Who calls, as the gate found out; every handler of a call with a session has one. */
export interface Caller {
  readonly actor: Actor
  /** True for distributor staff acting as themselves. */
  readonly isStaff: boolean
  /** Shown beside what they did. */
  readonly name: string
  readonly email: string
  /**
   * The member of staff at the keyboard, as themselves or logged in as a customer; null for
   * customers (AUTH-8).
   */
  readonly staffName: string | null
  /** For sign-out and session lists; never sent to a client. */
  readonly sessionKey: Buffer
  /** Anything but 'full' reaches only the calls that say so. */
  readonly stage: SessionStage
  /**
   * When this session last showed a password or a second factor, and when a password; null for
   * never.
   */
  readonly provedAt: Date | null
  readonly passwordAt: Date | null
  /** Present when the path names a division and a ship-to. */
  readonly shipTo: GatedShipTo | undefined
  /** Absent in a session of the portal's own. */
  readonly punchout?: PunchoutCaller
}

/**
 * ACCESS-4: finds the caller and checks the ship-to of the path in one go; refuses with 401 or 404.
 * A read that rides `ahead` shares its round trip; its rows are given out once the gate has passed.
 */
export type Gate = (request: FastifyRequest, endpoint: Endpoint, params: ShipToInPath, ahead?: Query) => Promise<Passed>

/** Whom the gate let through, with the rows of the statement that rode with its own. */
export interface Passed {
  readonly caller: Caller
  /** Undefined without such a statement. */
  readonly rows: readonly unknown[] | undefined
}

/** The ids of the path the gate looks at. */
export interface ShipToInPath {
  readonly division?: string
  readonly shipTo?: string
}
