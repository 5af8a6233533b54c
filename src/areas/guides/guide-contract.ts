import { z } from 'zod'
import { shipToParams } from '#contract/values.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { guideType } from './guide.ts'
import { guideRefusals } from './guides.refusals.ts'

/** The guides of a ship-to. */
export const guidesPath = '/divisions/:division/ship-tos/:shipTo/guides'
/** One guide. */
export const guidePath = `${guidesPath}/:type/:guideId` as const
/** What `guidePath` names. */
export const guideParams = shipToParams.extend({ type: guideType, guideId: z.uuid() })

/** Why a guide may not be read. */
export const readRefusals = [customerRefusals.prospect_cannot_use_guides, guideRefusals.guide_not_found]

/** Why a change of a guide may be refused, whatever it changes. */
export const changeRefusals = [
  ...readRefusals,
  guideRefusals.guide_management_not_allowed,
  guideRefusals.guide_dsr_managed,
  guideRefusals.standard_guide_by_distributor,
  guideRefusals.guide_changed,
]

/** Why a line may not be in a guide as it was sent. */
export const lineRefusals = [
  guideRefusals.item_already_in_guide,
  guideRefusals.item_not_found,
  guideRefusals.custom_item_not_found,
  guideRefusals.custom_item_not_in_this_guide,
  guideRefusals.one_item_needed,
  guideRefusals.line_named_twice,
  guideRefusals.guide_line_not_found,
  guideRefusals.category_not_found,
  guideRefusals.location_not_found,
  guideRefusals.case_par_not_allowed,
  guideRefusals.each_par_not_allowed,
  guideRefusals.own_words_of_custom_item,
  guideRefusals.too_many_guide_lines,
]

/** What every successful change returns beside its own. */
export const done = { isSuccess: z.literal(true), message: z.string() }
