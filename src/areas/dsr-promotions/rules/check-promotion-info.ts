import { daysBetween } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { promotionRefusals } from '../dsr-promotions.refusals.ts'
import { type AudienceEntry, type AudienceKind, type PromotionInfo, promotionLimits } from '../promotion.ts'

/** STAFF-3: what a promotion needs to be saved; the form and the server ask it. */
export function checkPromotionInfo({ name, startsOn, endsOn, audience }: PromotionInfo): Decision {
  if (name.trim() === '') return refuse(promotionRefusals.promotion_name_missing, { field: 'name' })
  if (endsOn < startsOn) return refuse(promotionRefusals.promotion_ends_before_start, { field: 'endsOn' })
  if (daysBetween(startsOn, endsOn) >= promotionLimits.days)
    return refuse(promotionRefusals.promotion_too_long, { field: 'endsOn' })
  const keys = audience.map(({ kind, number }) => `${kind} ${number}`)
  const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index)
  if (twice >= 0) return refuse(promotionRefusals.promotion_audience_twice, { field: 'audience' })
  return allow()
}

const letters: Readonly<Record<AudienceKind, string>> = {
  division: 'L',
  priceClass: 'C:',
  gpo: 'G:',
  billTo: 'B:',
  shipTo: 'S:',
}

/** The scope of prices that an entry is: the same as of a stored price. */
export const scopeOf = ({ kind, number }: AudienceEntry): string =>
  kind === 'division' ? letters.division : `${letters[kind]}${number}`

/** STAFF-3: to address more than single customers, staff must manage prices. */
export const isBroad = (kind: AudienceKind): boolean => kind !== 'billTo' && kind !== 'shipTo'
