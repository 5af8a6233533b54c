import { ItemCard, type ItemCardProps } from './item-card.tsx'

/** ITEM-1: the grid layout, for browsing. */
export const ItemGrid = ({ cards }: { cards: readonly ItemCardProps[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.125rem),1fr))] gap-3">
    {cards.map((card) => (
      <ItemCard key={card.row.itemNumber} {...card} />
    ))}
  </ul>
)
