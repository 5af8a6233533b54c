import type { Order, OrderLine } from '../order.ts'
import { formatDay } from '#kit/dates.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { quantityText } from './line-outcome.ts'

type Version = Pick<Order, 'po' | 'soType' | 'deliveryDate' | 'items'>

const textOf = ({ orderedCases, orderedUnits }: OrderLine) => quantityText({ cases: orderedCases, units: orderedUnits })

/** NEXT-2: what the next version of an order changed of this one, one sentence each. */
export function compareVersions(before: Version, after: Version): string[] {
  const facts = [
    ['PO No', before.po || '-', after.po || '-'],
    ['Order Type', orderTypes[before.soType], orderTypes[after.soType]],
    ['Delivery Date', dayOf(before.deliveryDate), dayOf(after.deliveryDate)],
  ] as const
  const was = new Map(before.items.map((line) => [line.itemNumber, line]))
  const is = new Map(after.items.map((line) => [line.itemNumber, line]))
  return [
    ...facts.flatMap(([label, from, to]) => (from === to ? [] : [`${label}: ${from}, then ${to}`])),
    ...[...was.values()].filter(({ itemNumber }) => !is.has(itemNumber)).map((line) => `Removed: ${line.description}`),
    ...[...is.values()].flatMap((line) => {
      const former = was.get(line.itemNumber)
      if (!former) return [`Added: ${line.description}, ${textOf(line)}`]
      return textOf(former) === textOf(line) ? [] : [`${line.description}: ${textOf(former)}, then ${textOf(line)}`]
    }),
  ]
}

const dayOf = (date: string | null): string => (date === null ? '-' : formatDay(date))
