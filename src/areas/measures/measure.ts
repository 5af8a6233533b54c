import type { Rational } from '#kit/rational.ts'
import type { UnitKey } from './units.ts'

/** So much of something: 2.5 lb, 3/4 cup, 2 cloves. */
export interface Measure {
  readonly amount: Rational
  readonly unit: UnitKey
}

/** Where a link comes from, in the order in which it is believed. */
export type LinkSource = 'person' | 'catch weight' | 'pack' | 'net weight' | 'serving'

/**
 * What connects two kinds of measure for one item: one `of` is `amount` `unit`. '1 case = 30 lb',
 * '1 cup = 125 g', '1 clove = 5 g'.
 */
export interface MeasureLink {
  readonly of: UnitKey
  /** Above zero. */
  readonly amount: Rational
  readonly unit: UnitKey
  readonly source: LinkSource
}

/**
 * The one link that a conversion lacks: how much one `of` weighs, holds or counts. `unit` is a
 * suggestion; any unit that measures the same will do.
 */
export interface MissingLink {
  readonly of: UnitKey
  readonly unit: UnitKey
}

/** A converted amount with the links it rests on, or the link that is missing. */
export type Converted =
  | { readonly isKnown: true; readonly amount: Rational; readonly links: readonly MeasureLink[] }
  | { readonly isKnown: false; readonly missing: MissingLink }
