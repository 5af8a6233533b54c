import { freeTextProblem } from '#kit/free-text.ts'
import { guideNameField, type OwnGuideType } from '../guide.ts'
import type { GuideSource } from '../guides.endpoints.ts'

/** Where the lines of a new guide come from, as the form offers it. */
export type SourceChoice = 'empty' | 'cart' | 'bought' | `order.${string}` | `guide.${string}`

/** What the form of a new guide holds. */
export interface NewGuide {
  readonly name: string
  readonly type: OwnGuideType
  readonly from: SourceChoice
  /** As typed. */
  readonly weeks: string
  readonly isDsrManaged: boolean
}

const sources = /^(?:empty|cart|bought|(?:order|guide)\.[0-9a-f-]{36})$/

/** The source that an address names; an empty guide for anything else. */
export const readSource = (value: string): SourceChoice => (sources.test(value) ? (value as SourceChoice) : 'empty')

/** Weeks looked back on (`createGuide`). */
export const maxWeeks = 104

/** What is wrong with the name of a guide. */
export function nameProblem(name: string): string | undefined {
  const text = name.trim()
  return text === '' ? 'Guide name is required' : freeTextProblem(guideNameField, text)
}

/** What is wrong with a new guide, by field. */
export function newGuideProblems({ name, from, weeks }: NewGuide): { name?: string; weeks?: string } {
  const ofName = nameProblem(name)
  const isWeeks = /^\d{1,3}$/.test(weeks.trim()) && Number(weeks) >= 1 && Number(weeks) <= maxWeeks
  return {
    ...(ofName !== undefined && { name: ofName }),
    ...(from === 'bought' && !isWeeks && { weeks: `Enter a whole number of weeks from 1 to ${maxWeeks}` }),
  }
}

/** The source on the wire; null when what it names is gone. */
export function sourceOf(
  { from, weeks }: Pick<NewGuide, 'from' | 'weeks'>,
  known: {
    readonly cartId: string | undefined
    readonly guides: readonly { readonly id: string; readonly type: Extract<GuideSource, { kind: 'guide' }>['type'] }[]
  },
): GuideSource | null {
  if (from === 'empty') return { kind: 'empty' }
  if (from === 'bought') return { kind: 'bought', weeks: Number(weeks) }
  if (from === 'cart') return known.cartId === undefined ? null : { kind: 'cart', cartId: known.cartId }
  const id = from.slice(from.indexOf('.') + 1)
  if (from.startsWith('order.')) return { kind: 'order', orderId: id }
  const guide = known.guides.find((each) => each.id === id)
  return guide ? { kind: 'guide', type: guide.type, guideId: guide.id } : null
}
