import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { DecidedStagingLine, LineState, ListedLine, StagingLine, StoredLine } from '../staging-guide.ts'
import type { LineMatch } from '../rules/match-line.ts'
import type { DecidedLine } from '../rules/may-decide-line.ts'

const listed =
  `l.line_id as "lineId", l.position, l.row, l.description, l.pack_size_description as "packSizeDescription",
  l.brand, l.item_number as "itemNumber", l.customer_item_number as "customerItemNumber", l.gtin,
  l.case_par_value as "caseParValue", l.each_par_value as "eachParValue", l.category, l.location` as const
const columns = `${listed}, l.state, l.matched_number as "matchedNumber", l.choices, l.confidence, l.reason,
  u.name as "decidedByName"` as const
const tables = 'staging_guide_lines l left join users u on u.id = l.decided_by' as const

const insert = sql(
  'staging-lines.insert',
  `insert into staging_guide_lines (staging_guide_id, line_id, position, row, description, pack_size_description, brand,
     item_number, customer_item_number, gtin, case_par_value, each_par_value, category, location)
   select :id, gen_random_uuid(), x.place, x.row, x.description, x."packSizeDescription", x.brand, x."itemNumber",
     x."customerItemNumber", x.gtin, x."caseParValue", x."eachParValue", x.category, x.location
   from rows from (jsonb_to_recordset(:lines::jsonb) as (row integer, description text, "packSizeDescription" text,
     brand text, "itemNumber" text, "customerItemNumber" text, gtin text, "caseParValue" integer,
     "eachParValue" integer, category text, location text)) with ordinality as x (row, description,
     "packSizeDescription", brand, "itemNumber", "customerItemNumber", gtin, "caseParValue", "eachParValue", category,
     location, place)`,
)
const page = sql(
  'staging-lines.page',
  `select ${columns} from ${tables}
   where l.staging_guide_id = :id and l.state = any(:states::text[])
   order by l.position limit :limit offset :offset`,
)
const one = sql(
  'staging-lines.one',
  `select ${columns} from ${tables} where l.staging_guide_id = :id and l.line_id = :lineId`,
)
const waiting = sql(
  'staging-lines.waiting',
  `select ${listed} from staging_guide_lines l
   where l.staging_guide_id = :id and l.state = 'waiting' order by l.position limit :limit`,
)
const taken = sql(
  'staging-lines.taken',
  `select l.matched_number as "itemNumber", l.position, l.line_id as "lineId" from staging_guide_lines l
   where l.staging_guide_id = :id and l.matched_number is not null`,
)
const saveMatches = sql(
  'staging-lines.save-matches',
  `update staging_guide_lines l set state = x.state, matched_number = x."matchedNumber",
     choices = array(select jsonb_array_elements_text(x.choices)), confidence = x.confidence, reason = x.reason
   from jsonb_to_recordset(:matches::jsonb) as x ("lineId" uuid, state text, "matchedNumber" text, choices jsonb,
     confidence smallint, reason text)
   where l.staging_guide_id = :id and l.line_id = x."lineId" and l.state = 'waiting'`,
)
const decide = sql(
  'staging-lines.decide',
  `update staging_guide_lines l set state = :state, matched_number = :matchedNumber, decided_by = :userId
   where l.staging_guide_id = :id and l.line_id = :lineId`,
)
const toBring = sql(
  'staging-lines.to-bring',
  `select ${listed}, l.state, l.matched_number as "matchedNumber" from staging_guide_lines l
   where l.staging_guide_id = :id order by l.position`,
)

/** Adds the lines of a staging guide in their order. */
export const insertStagingLines = (tx: Queries, id: string, lines: readonly ListedLine[]): Promise<void> =>
  tx.send(insert({ id, lines: JSON.stringify(lines) }))

/** A page of its lines in these states. */
export const readStagingLines = (
  db: Queries,
  id: string,
  { states, pageNo, pageSize }: { states: readonly LineState[]; pageNo: number; pageSize: number },
) => db.rows<StagingLine>(page({ id, states, limit: pageSize, offset: (pageNo - 1) * pageSize }))

/** One line, or undefined. */
export const readStagingLine = (db: Queries, id: string, lineId: string) => db.maybe<StagingLine>(one({ id, lineId }))

/** The next lines that wait to be matched. */
export const readWaitingLines = (db: Queries, id: string, limit: number) => db.rows<StoredLine>(waiting({ id, limit }))

/** The lines that are an item already, by item number. */
export async function readTakenItems(
  db: Queries,
  id: string,
): Promise<Map<string, { readonly position: number; readonly lineId: string }>> {
  const rows = await db.rows<{ itemNumber: string; position: number; lineId: string }>(taken({ id }))
  return new Map(rows.map(({ itemNumber, ...line }) => [itemNumber, line]))
}

/** Stores what waiting lines were matched to. */
export const saveLineMatches = (
  tx: Queries,
  id: string,
  matches: readonly (LineMatch & { readonly lineId: string })[],
): Promise<number> => tx.run(saveMatches({ id, matches: JSON.stringify(matches) }))

/** Stores a decision about one line. */
export const saveDecision = (
  tx: Queries,
  id: string,
  lineId: string,
  decided: DecidedLine,
  userId: string,
): Promise<number> => tx.run(decide({ id, lineId, ...decided, userId }))

/** Every line with what became of it, in their order. */
export const readLinesToBring = (tx: Queries, id: string) => tx.rows<DecidedStagingLine>(toBring({ id }))
