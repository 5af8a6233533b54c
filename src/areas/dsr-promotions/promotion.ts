import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { askedDate, calendarDate, cents, divisionCode, instant, itemNumber } from '#contract/values.ts'
import { promotionKinds } from '#areas/prices/promotion-offer.ts'

/** What a promotion holds at most. */
export const promotionLimits = {
  name: 60,
  note: 500,
  /** Items, and entries of the audience. */
  items: 200,
  audience: 200,
  /** Days from the first to the last. */
  days: 366,
  cents: 9_999_999,
  percentHundredths: 9_999,
  /** Of buy and of get. */
  cases: 999,
} as const

/** STAFF-3: `active` counts on its days; `ended` is final. */
export const promotionStatuses = ['draft', 'active', 'paused', 'ended'] as const
/** Where a promotion stands. */
export type PromotionStatus = (typeof promotionStatuses)[number]

/** What a list calls it: an active one by its days. */
export const promotionPhases = ['draft', 'coming', 'running', 'paused', 'over'] as const
/** What a list calls it. */
export type PromotionPhase = (typeof promotionPhases)[number]

/** Whom a promotion is for; `division` is everybody in it and has no number. */
export const audienceKinds = ['division', 'priceClass', 'gpo', 'billTo', 'shipTo'] as const
/** Whom a promotion is for. */
export type AudienceKind = (typeof audienceKinds)[number]

/** One entry of the audience, as it is asked for. */
export const audienceEntry = z.object({
  kind: z.enum(audienceKinds),
  number: freeText({ label: 'Number', max: 40 }),
})
/** One entry of the audience. */
export type AudienceEntry = z.output<typeof audienceEntry>

/** An entry with its name, and whether the reader may address it. */
export const namedAudience = z.object({
  kind: z.enum(audienceKinds),
  number: z.string(),
  name: z.string(),
  isMine: z.boolean(),
})
/** An entry with its name. */
export type NamedAudience = z.output<typeof namedAudience>

/** STAFF-3: what a promotion is, when and for whom. */
export const promotionInfo = z.object({
  name: freeText({ label: 'Name', max: promotionLimits.name }),
  note: freeText({ label: 'Note', max: promotionLimits.note }),
  startsOn: askedDate,
  endsOn: askedDate,
  audience: z.array(audienceEntry).max(promotionLimits.audience),
  /** It may sell below cost; for those who manage prices. */
  allowsBelowCost: z.boolean(),
})
/** What a promotion is, when and for whom. */
export type PromotionInfo = z.output<typeof promotionInfo>

const amount = z.number().int().min(1).max(promotionLimits.cents).nullable()
const cases = z.number().int().min(1).max(promotionLimits.cases).nullable()

/** STAFF-3: an item with what the promotion does to its price; see `OfferTerms`. */
export const promotionItem = z.object({
  itemNumber,
  kind: z.enum(promotionKinds),
  caseCents: amount,
  eachCents: amount,
  poundHundredths: amount,
  percentHundredths: z.number().int().min(1).max(promotionLimits.percentHundredths).nullable(),
  buy: cases,
  get: cases,
})
/** An item with what the promotion does to its price. */
export type PromotionItem = z.output<typeof promotionItem>

const itemPrices = z.object({ casePrice: cents.nullable(), eachPrice: cents.nullable(), perPound: cents.nullable() })

/** An item as the editor shows it. */
export const shownItem = promotionItem.extend({
  description: z.string(),
  packSizeDescription: z.string(),
  isCatchWeight: z.boolean(),
  /** Without the promotion, and with it; null: nothing prices it at the list. */
  listPrice: itemPrices.nullable(),
  promotedPrice: itemPrices.nullable(),
  /** For those who may view analysis; null: not known. */
  caseCost: cents.nullable().optional(),
  isBelowCost: z.boolean(),
})
/** An item as the editor shows it. */
export type ShownItem = z.output<typeof shownItem>

/** A promotion in a list. */
export const promotionSummary = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    division: divisionCode,
    name: z.string(),
    startsOn: calendarDate,
    endsOn: calendarDate,
    status: z.enum(promotionStatuses),
    phase: z.enum(promotionPhases),
    items: z.number().int(),
    /** The entries that the reader may know; the others are counted. */
    audience: z.array(namedAudience),
    otherCustomers: z.number().int(),
    changedByName: z.string(),
    changedAt: instant,
  })
  .meta({ id: 'PromotionSummary' })
/** A promotion in a list. */
export type PromotionSummary = z.output<typeof promotionSummary>

/** Another promotion that reaches some of the same customers with some of the same items. */
export const promotionOverlap = z.object({
  id: z.uuid(),
  name: z.string(),
  startsOn: calendarDate,
  endsOn: calendarDate,
  items: z.number().int(),
})

/** A promotion in full. `version` is also what `If-Match` takes. */
export const promotion = promotionSummary
  .omit({ items: true })
  .extend({
    note: z.string(),
    allowsBelowCost: z.boolean(),
    items: z.array(shownItem),
    overlaps: z.array(promotionOverlap),
    /** Whether the reader may change it: every entry of its audience is theirs to address. */
    mayChange: z.boolean(),
  })
  .meta({ id: 'Promotion' })
/** A promotion in full. */
export type Promotion = z.output<typeof promotion>

/** Figures of a time. */
export const effectFigures = z.object({
  cases: z.number().int(),
  units: z.number().int(),
  salesCents: cents,
  /** For those who may view analysis, at what items cost now. */
  marginCents: cents.optional(),
})

/** STAFF-3: a week of an effect; those before the promotion count back from -1. */
export const effectWeek = effectFigures.extend({
  week: z.number().int(),
  startsOn: calendarDate,
  endsOn: calendarDate,
})
/** A week of an effect. */
export type EffectWeek = z.output<typeof effectWeek>

/** STAFF-3: what was invoiced during a promotion, beside as many days before it. */
export const promotionEffect = z
  .object({
    /** The days compared; 0 before it has begun. */
    days: z.number().int(),
    before: effectFigures,
    during: effectFigures,
    weeks: z.array(effectWeek),
  })
  .meta({ id: 'PromotionEffect' })
/** What was invoiced during a promotion. */
export type PromotionEffect = z.output<typeof promotionEffect>
