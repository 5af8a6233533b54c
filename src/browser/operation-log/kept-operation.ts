/** An operation of a log with what became of it. */
export interface KeptOperation<Operation> {
  readonly division: string
  readonly shipTo: string
  readonly logId: string
  readonly opId: string
  readonly operation: Operation
  readonly state: 'pending' | 'sent' | 'refused'
  /** Why the server refused it. */
  readonly reason?: string
}

/** Which log of which ship-to. */
export type LogScope = Pick<KeptOperation<unknown>, 'division' | 'shipTo' | 'logId'>
