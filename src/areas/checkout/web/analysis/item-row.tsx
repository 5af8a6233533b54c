import type { ReactNode } from 'react'
import { ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import { factLine } from '#kit/text.ts'
import type { ItemSummary } from '#areas/items/item.ts'

/**
 * An item of an alert or a suggestion: picture, name, number and pack, what there is to say, and
 * what can be done.
 */
export function ItemRow({ item, children, actions }: { item: ItemSummary; children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-start gap-x-3 sm:items-center">
      <ItemPicture {...pictureOf(item)} className="size-10" />
      <div className="min-w-0">
        <p className="font-medium break-words">{item.description}</p>
        <p className="figures text-12 break-words text-muted">
          {factLine(item.itemNumber, item.packSizeDescription, item.brand)}
        </p>
        {children}
      </div>
      {actions}
    </div>
  )
}
