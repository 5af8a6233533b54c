import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { publish } from '#platform/events/live-events.ts'
import type { GuideReason } from '../guide.ts'
import type { Shelf, StoredGuideLine } from '../rules/plan-line-changes.ts'
import type { GuideHead, OfShipTo } from './guide.store.ts'
import { notifyOfGuide } from './notify-of-guide.ts'

/** Who changes a guide, and when; nobody when the rule of the division does. */
export interface ChangedBy {
  readonly actor: Actor | null
  readonly name: string | null
  readonly now: Date
}

/** A line that is to be written. */
export interface NewLine extends Shelf {
  readonly itemNumber: string | null
  readonly customItemId: string | null
  readonly reason: GuideReason
  readonly isPinned?: boolean
}

/** A new line with the id it got. */
export interface WrittenLine extends NewLine {
  readonly lineId: string
}

/** Room between two lines, so that one can be put between them without moving the others. */
export const sortStep = 1000

const updateHead = sql(
  'guides.update',
  `update guides set name = :name, is_dsr_managed = :isDsrManaged, version = :version, changed_by = :userId,
     changed_at = :now
   where id = :id`,
)
const raise = sql('guides.raise-version', 'update guides set version = :version where id = :id')
const remove = sql(
  'guides.remove-lines',
  'delete from guide_items where guide_id = :id and line_id = any(:lineIds::uuid[])',
)
const update = sql(
  'guides.update-lines',
  `update guide_items g set case_par_value = x."caseParValue", each_par_value = x."eachParValue",
     reorder_point_pct = x."reorderPointPct", category_id = x."categoryId", location_id = x."locationId"
   from jsonb_to_recordset(:lines::jsonb) as x ("lineId" uuid, "caseParValue" integer, "eachParValue" integer,
     "reorderPointPct" smallint, "categoryId" uuid, "locationId" uuid)
   where g.guide_id = :id and g.line_id = x."lineId"`,
)
const insert = sql(
  'guides.insert-lines',
  `insert into guide_items (guide_id, line_id, division, ship_to, item_number, custom_item_id, case_par_value,
     each_par_value, reorder_point_pct, category_id, location_id, sort_sequence, is_pinned, reason, added_by, added_at)
   select :id, x."lineId", :division, :shipTo, x."itemNumber", x."customItemId", x."caseParValue", x."eachParValue",
     x."reorderPointPct", x."categoryId", x."locationId",
     coalesce((select max(sort_sequence) from guide_items where guide_id = :id), 0) + x.place * ${sortStep},
     coalesce(x."isPinned", false), x.reason, :userId, :now
   from rows from (jsonb_to_recordset(:lines::jsonb) as ("lineId" uuid, "itemNumber" text, "customItemId" uuid,
     "caseParValue" integer, "eachParValue" integer, "reorderPointPct" smallint, "categoryId" uuid, "locationId" uuid,
     "isPinned" boolean, reason jsonb)) with ordinality as x ("lineId", "itemNumber", "customItemId", "caseParValue",
     "eachParValue", "reorderPointPct", "categoryId", "locationId", "isPinned", reason, place)`,
)

/** Adds lines at the end of a guide whose row is locked, in this order. */
export async function insertLines(
  tx: Queries,
  { division, shipTo }: OfShipTo,
  guideId: string,
  lines: readonly NewLine[],
  by: { readonly userId: string | null; readonly now: Date },
): Promise<readonly WrittenLine[]> {
  const written = lines.map((line) => ({ ...line, lineId: uuidv7() }))
  if (written.length === 0) return written
  const { userId, now } = by
  await tx.send(insert({ id: guideId, division, shipTo, lines: JSON.stringify(written), userId, now }))
  return written
}

/** Takes lines out of a guide whose row is locked. */
export const removeLines = async (tx: Queries, guideId: string, lineIds: readonly string[]): Promise<void> => {
  if (lineIds.length > 0) await tx.send(remove({ id: guideId, lineIds }))
}

/** Writes pars, category and location of lines of a guide whose row is locked. */
export const updateLines = async (tx: Queries, guideId: string, lines: readonly StoredGuideLine[]): Promise<void> => {
  if (lines.length > 0) await tx.send(update({ id: guideId, lines: JSON.stringify(lines) }))
}

/**
 * Raises the version of a guide whose row is locked, and notifies its readers at commit; returns
 * the guide as it reads now.
 */
export async function saveGuide(
  tx: Queries,
  { division, shipTo }: OfShipTo,
  guide: GuideHead,
  by: ChangedBy,
): Promise<GuideHead> {
  const { id, name, isDsrManaged } = guide
  const version = guide.version + 1
  const { actor } = by
  await tx.send(updateHead({ id, name, isDsrManaged, version, userId: actor?.userId ?? null, now: by.now }))
  await publish(tx, { topic: 'guide', division, shipTo, id, version, ...(actor && { by: actor.realUserId }) })
  await notifyOfGuide(tx, { division, shipTo }, guide, by)
  return { ...guide, version, changedAt: by.now.toISOString(), changedByName: by.name }
}

/** The same for what others changed of its lines: who changed the guide last stays as it was. */
export async function raiseVersion(
  tx: Queries,
  { division, shipTo }: OfShipTo,
  { id, version: before }: Pick<GuideHead, 'id' | 'version'>,
): Promise<void> {
  const version = before + 1
  await tx.send(raise({ id, version }))
  await publish(tx, { topic: 'guide', division, shipTo, id, version })
}
