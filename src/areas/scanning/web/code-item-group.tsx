import type { CodedPack } from '../rules/may-stand-for.ts'

/** An item to choose from; a device that knows its code alone does not know its pack. */
export interface OfferedItem extends Partial<CodedPack> {
  readonly itemNumber: string | null
  readonly customItemId: string | null
  readonly description: string
  readonly customerDescription?: string
  readonly packSizeDescription?: string
  readonly brand?: string
}

/** NEXT-8: items of one kind that a code may stand for; a press chooses. Absent without any. */
export function CodeItemGroup({
  name,
  items,
  isBusy,
  onChoose,
}: {
  name: string
  items: readonly OfferedItem[]
  isBusy: boolean
  onChoose: (item: OfferedItem) => void
}) {
  if (items.length === 0) return null
  return (
    <section aria-label={name}>
      <h3 className="pb-1 text-13 font-semibold text-muted">{name}</h3>
      <ul className="grid rounded-control border border-line">
        {items.map((item) => (
          <li key={item.itemNumber ?? item.customItemId} className="border-b border-line last:border-b-0">
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onChoose(item)}
              className="flex min-h-11 w-full cursor-pointer flex-col items-start justify-center px-3 py-1.5 text-left hover:bg-sunken disabled:cursor-default disabled:opacity-50"
            >
              <span>{item.description}</span>
              <span className="figures text-12 text-muted">{detailOf(item)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const detailOf = ({ itemNumber, packSizeDescription, brand, customerDescription }: OfferedItem): string =>
  [itemNumber, packSizeDescription, brand, customerDescription && `“${customerDescription}”`]
    .filter(Boolean)
    .join(' · ')
