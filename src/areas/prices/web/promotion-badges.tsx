import { Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#kit/dates.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { Badge } from '#ui/badge.tsx'
import type { ItemPrice } from '../item-price.ts'
import { nextBreak } from '../rules/break-rows.ts'

/**
 * ITEM-8, STAFF-3: what promotions save of a price, and what more cases would; nothing without
 * either. `breaksBeside`: all prices by quantity are shown beside it, so the next one is not.
 */
export function PromotionBadges({ price, breaksBeside }: { price: ItemPrice | null; breaksBeside?: boolean }) {
  if (!price?.receipt.promotions && !price?.bundles && !price?.breaks) return null
  const next = breaksBeside ? undefined : nextBreak(price)
  const applied = price.receipt.promotions ?? []
  const offers = price.bundles?.offers.filter(({ id }) => applied.every((promotion) => promotion.id !== id)) ?? []
  return (
    <>
      {applied.map(({ unit, id, name, terms, until, before }) => {
        const now = (unit === 'case' ? price.casePrice : price.eachPrice) ?? before
        return (
          <Label key={`${unit} ${id}`} tip={`${name}: ${terms} until ${formatDay(until)}`}>
            Save {formatCents(before - now)}/{unit === 'case' ? 'CS' : 'EA'}
          </Label>
        )
      })}
      {offers.map(({ id, name, buy, get, until }) => (
        <Label key={id} tip={`${name}: of each ${buy + get} cases of its items ${get} free, until ${formatDay(until)}`}>
          Buy {buy}, get {get}
        </Label>
      ))}
      {next && (
        <Label tip={`At ${next.fromCases} cases or more a case costs ${formatCents(next.casePrice)}`}>
          {next.fromCases}+ CS {next.perPound === null ? formatCents(next.casePrice) : formatPerPound(next.perPound)}
        </Label>
      )}
    </>
  )
}

function Label({ tip, children }: { tip: string; children: ReactNode }) {
  return (
    <span data-tip={tip} className="inline-flex">
      <Badge tone="good">
        <Tag size={12} aria-hidden="true" />
        {children}
        <span className="sr-only">, {tip}</span>
      </Badge>
    </span>
  )
}
