import type { DtdVerdict } from '../simulated.ts'

/** A document to be validated, as the thread receives it. */
export interface DtdRequest {
  readonly id: number
  readonly text: string
  /** The file of its definition. */
  readonly path: string
  /** As people read it: '1.2.014/cXML.dtd'. */
  readonly name: string
}

/** What the thread says of it. */
export interface DtdReply {
  readonly id: number
  readonly verdict: DtdVerdict
}
