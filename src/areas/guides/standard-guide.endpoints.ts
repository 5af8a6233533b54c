import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { divisionCode, itemNumber } from '#contract/values.ts'
import { guide, leftItem } from './guide.ts'
import { changeRefusals, done, guideParams, guidePath, readRefusals } from './guide-contract.ts'
import { guideRefusals } from './guides.refusals.ts'

const needs = ['manageGuides'] as const
const rulePath = '/divisions/:division/standard-guide-rule'
const ruleParams = z.object({ division: divisionCode })

/** GUIDE-1: an item bought at least `minTimes` in `weeks` weeks is in the Standard guide. */
export const standardGuideRule = z
  .object({
    minTimes: z
      .number('Times must be a whole number')
      .int('Times must be a whole number')
      .min(1, 'Times cannot be less than 1')
      .max(100, 'Times cannot be more than 100'),
    weeks: z
      .number('Weeks must be a whole number')
      .int('Weeks must be a whole number')
      .min(1, 'Weeks cannot be less than 1')
      .max(104, 'Weeks cannot be more than 104'),
  })
  .meta({ id: 'StandardGuideRule' })
/** An item bought at least `minTimes` in `weeks` weeks is in the Standard guide. */
export type StandardGuideRule = z.output<typeof standardGuideRule>

/** GUIDE-1: the division's rule of its Standard guides. */
export const getStandardGuideRule = endpoint({
  name: 'getStandardGuideRule',
  method: 'GET',
  path: rulePath,
  summary: 'The rule of the Standard guides of a division',
  params: ruleParams,
  answer: z.object({ rule: standardGuideRule }),
  needs,
  staffOnly: true,
})

/** GUIDE-1: changes the rule; the guides follow with the next run of the job. */
export const setStandardGuideRule = endpoint({
  name: 'setStandardGuideRule',
  method: 'PUT',
  path: rulePath,
  summary: 'Change the rule of the Standard guides of a division',
  params: ruleParams,
  body: standardGuideRule,
  answer: z.object({ ...done, rule: standardGuideRule }),
  needs,
  staffOnly: true,
})

/** GUIDE-1: staff keep a line of the Standard guide whatever is bought, or leave it to the rule. */
export const pinGuideLine = endpoint({
  name: 'pinGuideLine',
  method: 'PUT',
  path: `${guidePath}/lines/:lineId/pin`,
  summary: 'Pin or unpin a line of a Standard guide',
  params: guideParams.extend({ lineId: z.uuid() }),
  body: z.object({ isPinned: z.boolean() }),
  answer: z.object({ ...done, guide }),
  needs,
  staffOnly: true,
  refusals: [...changeRefusals, guideRefusals.not_a_standard_guide, guideRefusals.guide_line_not_found],
})

/** GUIDE-1: what left a Standard guide, the latest first, with the reason. */
export const listLeftItems = endpoint({
  name: 'listLeftItems',
  method: 'GET',
  path: `${guidePath}/left-items`,
  livesBy: ['guide'],
  summary: 'Items that left a Standard guide',
  params: guideParams,
  answer: z.object({
    /** At most 500. */
    items: z.array(leftItem),
  }),
  refusals: readRefusals,
})

/** GUIDE-1: staff bring an item back that left a Standard guide; it is pinned. */
export const bringBackItem = endpoint({
  name: 'bringBackItem',
  method: 'PUT',
  path: `${guidePath}/left-items/:itemNumber/bring-back`,
  summary: 'Bring an item back into a Standard guide',
  params: guideParams.extend({ itemNumber }),
  answer: z.object({ ...done, guide }),
  needs,
  staffOnly: true,
  refusals: [
    ...changeRefusals,
    guideRefusals.not_a_standard_guide,
    guideRefusals.item_not_left,
    guideRefusals.item_not_found,
    guideRefusals.too_many_guide_lines,
  ],
})
