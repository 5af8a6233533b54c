import { z } from 'zod'
import { divisionCode } from '#contract/values.ts'
import { billToNumber, instant } from '#contract/values.ts'
import { freeText } from '#contract/free-text.ts'

/** What views arrange: the grids of order entry, or a price list. */
export type ViewKind = 'order' | 'price'

/**
 * Bounds of views: characters of a name, views of one list, columns with those that are no more.
 */
export const viewLimits = { name: 60, views: 500, columns: 60 } as const

/** With whom a view is shared: the people of a bill-to, nobody, or all staff. */
export const audiences = ['billTo', 'nobody', 'staff'] as const
/** One of them. */
export type Audience = (typeof audiences)[number]

/** Screens on which an order view is chosen; each person has one for each. */
export const viewPlaces = ['shop', 'guide', 'cart', 'review'] as const
/** One of them. */
export type ViewPlace = (typeof viewPlaces)[number]

const shared = {
  name: freeText({ label: 'Name', max: viewLimits.name }),
  sortDirection: z.enum(['asc', 'desc']),
  sharedWith: z.enum(audiences),
  /** The bill-to it is shared with; left out for others. */
  division: divisionCode.optional(),
  billTo: billToNumber.optional(),
}

/** A browser of an older version may name a column that is no more: the rule refuses it. */
const columnName = freeText({ label: 'Column', max: 40 })
const columnNames = z.array(columnName).max(viewLimits.columns)

/** What is entered for an order view. */
export const orderViewText = z.object({
  ...shared,
  /** In the order they are shown, each once. */
  columns: columnNames,
  /** Null: the order of the screen, such as best match or the shelf. */
  sortBy: columnName.nullable(),
})
/** What is entered for a price view. */
export const priceViewText = z.object({
  ...shared,
  columns: columnNames,
  sortBy: columnName.nullable(),
})

/** What is entered for a view of either kind. */
export interface ViewText {
  readonly name: string
  readonly columns: readonly string[]
  readonly sortBy: string | null
  readonly sortDirection: 'asc' | 'desc'
  readonly sharedWith: Audience
  readonly division?: string | undefined
  readonly billTo?: string | undefined
}

/** STAFF-4: a view as somebody sees it who may use it. */
export const listView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** As stored: `columnsShown` leaves out what is no column any more or not for the reader. */
    columns: z.array(z.string()),
    sortBy: z.string().nullable(),
    sortDirection: z.enum(['asc', 'desc']),
    sharedWith: z.enum(audiences),
    isOwn: z.boolean(),
    ownerName: z.string(),
    /** Why the reader may not change or delete it; null when they may. */
    change: z.string().nullable(),
    version: z.number().int(),
    changedByName: z.string(),
    changedAt: instant,
  })
  .meta({ id: 'ListView' })
/** A view as somebody sees it who may use it. */
export type ListView = z.output<typeof listView>

/** What somebody chose last on a screen. */
export const chosenView = z
  .object({
    /** Null: the usual columns. */
    viewId: z.uuid().nullable(),
    /** The name of the chosen view when it is gone or no longer shared with the reader. */
    goneName: z.string().nullable(),
  })
  .meta({ id: 'ChosenView' })
/** What somebody chose last on a screen. */
export type ChosenView = z.output<typeof chosenView>
