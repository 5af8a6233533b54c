import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { EdiDocument, HeldOrder, Partner } from '../edi-partner.ts'
import { writeInterchange } from '../rules/write-interchange.ts'
import type { Segment } from '../x12.ts'

const columns = `d.id, d.direction, d.kind, d.control, d.reference, d.state, d.problem, d.file_name as "fileName",
  d.created_at as "createdAt"`
const list = sql(
  'edi.documents',
  `select ${columns}, d.seq::text as seq from edi_documents d
   where d.partner = :partner and (:before::bigint is null or d.seq < :before::bigint) order by d.seq desc limit :limit`,
)
const one = sql(
  'edi.document',
  `select ${columns}, d.content from edi_documents d where d.partner = :partner and d.id = :id`,
)
const held = sql(
  'edi.held',
  `select id, po, coalesce(problem, '') as problem, received_at as "receivedAt" from edi_orders
   where partner = :partner and state = 'held' order by received_at limit 200`,
)
const insert = sql(
  'edi.insert-document',
  `insert into edi_documents (id, partner, direction, kind, control, reference, state, problem, file_name, hash, content, created_at)
   values (:id, :partner, :direction, :kind, :control, :reference, :state, :problem, :fileName, :hash, :content, :now)
   on conflict do nothing`,
)
const byHash = sql(
  'edi.document-by-hash',
  `select state from edi_documents where partner = :partner and direction = 'in' and hash = :hash`,
)
const byControl = sql(
  'edi.document-by-control',
  `select id from edi_documents where partner = :partner and direction = 'in' and control = :control and state <> 'rejected'`,
)
const draw = sql(
  'edi.draw-control',
  'update edi_partners set next_control = next_control + 1 where id = :partner returning next_control - 1 as control',
)
const waiting = sql(
  'edi.waiting',
  `select d.id, d.file_name as "fileName", d.content, p.folder from edi_documents d join edi_partners p on p.id = d.partner
   where d.state = 'waiting' order by d.seq limit 200`,
)
const written = sql(
  'edi.written',
  `update edi_documents set state = 'written', written_at = now() where id = any(:ids::uuid[]) and state = 'waiting'`,
)

/** Identifies the content of a file. */
const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex')

/** A file that came in. */
export interface ReceivedFile {
  readonly kind: string
  readonly control: number | null
  readonly reference: string
  readonly state: 'taken' | 'rejected'
  readonly problem: string | null
  readonly fileName: string
  readonly content: string
}

/** The log of a partner, the newest first. */
export async function documentsOf(
  db: Queries,
  partner: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ documents: EdiDocument[]; nextCursor: string | null }> {
  const rows = await db.rows<EdiDocument & { seq: string }>(list({ partner, before: before ?? null, limit: limit + 1 }))
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (shown.at(-1)?.seq ?? null) : null
  return { documents: shown.map(({ seq: _, ...document }) => document), nextCursor }
}

/** One file with its content. */
export const documentOf = (db: Queries, partner: string, id: string) =>
  db.maybe<EdiDocument & { content: string }>(one({ partner, id }))

/** The orders of a partner that are held. */
export const heldOrdersOf = (db: Queries, partner: string): Promise<HeldOrder[]> => db.rows(held({ partner }))

/** Notes a file that came in; nothing for one whose content is there. */
export const noteReceived = (tx: Queries, partner: string, file: ReceivedFile, now: Date): Promise<number> =>
  tx.run(insert({ ...file, id: uuidv7(), partner, direction: 'in', hash: hashOf(file.content), now }))

/** What became of a file with this content before; undefined for a new one. */
export const formerState = async (tx: Queries, partner: string, content: string) =>
  (await tx.maybe<{ state: 'taken' | 'rejected' }>(byHash({ partner, hash: hashOf(content) })))?.state

/** Whether an interchange with this control number was taken. */
export const isControlTaken = async (tx: Queries, partner: string, control: number): Promise<boolean> =>
  (await tx.maybe(byControl({ partner, control }))) !== undefined

/** An answer to a partner. */
export interface Answer {
  readonly kind: 'TA1' | '997' | '855' | '856' | '810'
  readonly reference: string
  /** Of a TA1, which has no sets. */
  readonly interchangeAnswer?: Segment
  readonly sets: readonly (readonly Segment[])[]
}

const functionalIds = { TA1: '', '997': 'FA', '855': 'PR', '856': 'SH', '810': 'IN' } as const

/**
 * Writes an answer with what it answers; a job puts the file into the folder. Its control number is
 * drawn in the same transaction, so that none is skipped.
 */
export async function addAnswer(
  tx: Queries,
  partner: Partner,
  { kind, reference, sets, interchangeAnswer }: Answer,
  now: Date,
) {
  const { control } = await tx.row<{ control: number }>(draw({ partner: partner.id }))
  const at = now.toISOString()
  const content = writeInterchange({
    sender: { qualifier: partner.ourQualifier, id: partner.ourId, groupId: partner.ourId },
    receiver: { qualifier: partner.qualifier, id: partner.partnerId, groupId: partner.groupId },
    control,
    isTest: partner.isTest,
    functionalId: functionalIds[kind],
    interchangeAnswer,
    sets: sets.map((segments) => ({ id: kind, segments })),
    day: at.slice(0, 10).replaceAll('-', ''),
    time: at.slice(11, 16).replace(':', ''),
  })
  const fileName = `${String(control).padStart(9, '0')}-${kind}.edi`
  const values = {
    id: uuidv7(),
    partner: partner.id,
    direction: 'out',
    kind,
    control,
    reference,
    problem: null,
    fileName,
  }
  await tx.run(insert({ ...values, state: 'waiting', hash: hashOf(content), content, now }))
}

/** A file that waits to be written. */
export interface WaitingFile {
  readonly id: string
  readonly folder: string
  readonly fileName: string
  readonly content: string
}

/** Files that wait to be written, the oldest first. */
export const waitingFiles = (db: Queries): Promise<WaitingFile[]> => db.rows(waiting())

/** Notes files that are in their folder. */
export const noteWritten = (db: Queries, ids: readonly string[]): Promise<number> => db.run(written({ ids: [...ids] }))
