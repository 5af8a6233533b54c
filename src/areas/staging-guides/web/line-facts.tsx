import { ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import type { ShopRow } from '#areas/shop/shop-row.ts'
import { formatCents } from '#kit/money.ts'
import type { StagingLine } from '../staging-guide.ts'

/** What the list has of a line: its words, its numbers and its pars. */
export function ListedText({ line }: { line: StagingLine }) {
  const { position, description, packSizeDescription, brand, itemNumber, customerItemNumber, gtin } = line
  const pars = [
    line.caseParValue !== null && `par ${line.caseParValue} CS`,
    line.eachParValue !== null && `par ${line.eachParValue} EA`,
    line.category,
    line.location,
  ]
  return (
    <div className="min-w-0">
      <p className="font-medium break-words">
        <span className="figures mr-2 text-13 font-normal text-muted">{position}</span>
        {description || customerItemNumber || itemNumber || gtin}
      </p>
      <p className="figures text-13 break-words text-muted">
        {[packSizeDescription, brand, itemNumber, customerItemNumber, gtin].filter(Boolean).join(' · ')}
      </p>
      <p className="figures text-13 break-words text-muted">{pars.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

/** Picture, description, pack and price of an item. */
export function ItemFacts({ item }: { item: ShopRow }) {
  const shown = item.price?.casePrice ?? item.price?.eachPrice
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <ItemPicture {...pictureOf(item)} className="size-10" />
      <span className="min-w-0 flex-1">
        <span className="block break-words">{item.description}</span>
        <span className="figures block text-12 break-words text-muted">
          {[item.itemNumber, item.packSizeDescription, item.brand].filter(Boolean).join(' · ')}
        </span>
      </span>
      {typeof shown === 'number' && <span className="figures shrink-0 text-13">{formatCents(shown)}</span>}
    </span>
  )
}
