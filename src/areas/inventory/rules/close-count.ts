import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type Cents, splitCents } from '#kit/money.ts'
import type { Steps } from '#kit/steps.ts'
import { type CountedQuantity, maxCountedOfLine } from '../count-operation.ts'
import type { CountPrice, InventoryLine, InventoryResult } from '../inventory.ts'
import { inventoryRefusals } from '../inventory.refusals.ts'
import { measureCount } from './measure-count.ts'
import { isUndecided, type ShelfState, sumOf } from './merge-count.ts'
import { valueCount } from './value-count.ts'

/** What the figures of a count come from. */
export interface ClosingFacts {
  readonly lines: readonly InventoryLine[]
  readonly shelves: Iterable<ShelfState>
  /** By line: what it is valued at. */
  readonly prices: ReadonlyMap<string, CountPrice>
  /** By line: the count before. */
  readonly previous: ReadonlyMap<string, InventoryResult['previous']>
  /** By line: what was bought since. */
  readonly bought: ReadonlyMap<string, CountedQuantity>
}

/** The frozen figures of a count. */
export interface ClosedCount {
  readonly results: InventoryResult[]
  readonly valueCents: Cents
}

/** A shelf on which two counts wait for a decision. */
export interface UndecidedShelf {
  readonly lineId: string
  readonly locationId: string | null
  readonly description: string
}

/**
 * INV-1, NEXT-9: the figures of a count that is closed; refused while a shelf is undecided, with
 * all such shelves, and when more was counted of a line than can be kept. A line that nobody
 * counted has no quantity and no value: it is not taken for an empty shelf. It may pause after each
 * line (PLAT-14).
 */
export function* closeCount(facts: ClosingFacts): Steps<Decision<ClosedCount>> {
  const byLine = new Map<string, ShelfState[]>()
  for (const shelf of facts.shelves) {
    byLine.set(shelf.lineId, [...(byLine.get(shelf.lineId) ?? []), shelf])
    yield
  }
  const undecided = facts.lines.flatMap((line) =>
    (byLine.get(line.lineId) ?? [])
      .filter(isUndecided)
      .map(({ lineId, locationId }): UndecidedShelf => ({ lineId, locationId, description: line.description })),
  )
  if (undecided.length > 0) return refuse(inventoryRefusals.count_undecided, { details: { shelves: undecided } })
  const results: InventoryResult[] = []
  for (const line of facts.lines) {
    results.push(resultOf(line, byLine.get(line.lineId) ?? [], facts))
    yield
  }
  const tooLarge = facts.lines
    .filter((_, at) => isTooLarge(results[at]!.counted))
    .map(({ lineId, description }) => ({ lineId, description }))
  if (tooLarge.length > 0) return refuse(inventoryRefusals.count_too_large, { details: { lines: tooLarge } })
  return allow({ results, valueCents: results.reduce((sum, { valueCents }) => sum + (valueCents ?? 0), 0) })
}

/** Security 16: operations are limited one by one, and what they add up to is not. */
const isTooLarge = (counted: CountedQuantity | null): boolean =>
  counted !== null &&
  (['caseHundredths', 'units', 'weightHundredths'] as const).some((unit) => counted[unit] > maxCountedOfLine[unit])

const nothing: CountedQuantity = { caseHundredths: 0, units: 0, weightHundredths: 0 }

function resultOf(line: InventoryLine, shelves: readonly ShelfState[], facts: ClosingFacts): InventoryResult {
  const { lineId } = line
  const price = facts.prices.get(lineId) ?? null
  const counted = shelves.flatMap(({ locationId, quantity }) => (quantity ? [{ locationId, ...quantity }] : []))
  const total = counted.length === 0 ? null : sumOf(counted)
  const valueCents = total && valueCount(total, line, price)
  // The line is rounded once; its locations share that, so that they add up to it.
  const measures = counted.map((shelf) => measureCount(shelf, line))
  const values = valueCents === null ? [] : splitCents(valueCents, measures)
  return {
    lineId,
    counted: total,
    shelves: counted.map((shelf, index) => ({ ...shelf, valueCents: values[index] ?? null })),
    price,
    valueCents,
    previous: facts.previous.get(lineId) ?? null,
    bought: facts.bought.get(lineId) ?? nothing,
  }
}
