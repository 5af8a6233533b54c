import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { Badge } from '#ui/badge.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import type { CustomItem } from '#areas/customer-data/custom-item.ts'
import { customItemDialog } from '#areas/customer-data/customer-data.addresses.ts'
import type { ItemsSearch } from '../kitchen-search.ts'
import { PriceText } from './price-text.tsx'

const columns: readonly TableColumn<NonNullable<ItemsSearch['sort']>>[] = [
  { label: 'Description', sort: 'description' },
  { label: 'Category', sort: 'categoryName', className: 'max-lg:hidden' },
  { label: 'Location', sort: 'locationName' },
  { label: 'Distributor', sort: 'distributorName' },
  { label: 'Price', align: 'right' },
]

const detailOf = ({ packSizeDescription, brand, customerItemNumber }: CustomItem): string =>
  [packSizeDescription, brand, customerItemNumber].filter(Boolean).join(' · ')

/** GUIDE-4: the custom items on a desktop and a tablet. */
export function ItemTable({
  items,
  search,
  change,
}: {
  items: readonly CustomItem[]
  search: ItemsSearch
  change: (part: Partial<Record<keyof ItemsSearch, unknown>>) => void
}) {
  return (
    <Table
      label="Custom items"
      columns={columns}
      state={search}
      onSort={({ sort, direction }) => change({ page: undefined, sort, direction: sort && direction })}
    >
      {items.map((item) => (
        <ItemRow key={item.id} item={item} />
      ))}
    </Table>
  )
}

function ItemRow({ item }: { item: CustomItem }) {
  const go = useGo()
  const href = useHref()(customItemDialog.open(item.id))
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="max-w-72 max-xl:max-w-56">
        <span className="flex items-center gap-2">
          <Link href={href} className="min-w-0 truncate font-medium text-action no-underline data-hovered:underline">
            {item.description}
          </Link>
          {!item.isActive && <Badge tone="neutral">Deactivated</Badge>}
        </span>
        <span className="block truncate text-12 text-muted">{detailOf(item)}</span>
      </TableCell>
      <TableCell className="max-w-40 truncate max-lg:hidden">{item.categoryName || '-'}</TableCell>
      <TableCell className="max-w-40 truncate">{item.locationName || '-'}</TableCell>
      <TableCell className="max-w-48 truncate">{item.distributorName || 'Made in house'}</TableCell>
      <TableCell className="text-right">
        <PriceText price={item.price} />
      </TableCell>
    </TableRow>
  )
}

/** GUIDE-4: the custom items on a phone; each is one place for a thumb. */
export function ItemCards({ items }: { items: readonly CustomItem[] }) {
  const hrefTo = useHref()
  return (
    <LinkList label="Custom items">
      {items.map((item) => (
        <LinkListEntry key={item.id} href={hrefTo(customItemDialog.open(item.id))}>
          <span className="flex items-start justify-between gap-3">
            <span className="min-w-0 font-semibold text-action">{item.description}</span>
            {!item.isActive && <Badge tone="neutral">Deactivated</Badge>}
          </span>
          <span className="truncate text-13 text-muted">{detailOf(item)}</span>
          <span className="flex flex-wrap justify-between gap-x-3 text-13">
            <span className="min-w-0 truncate">
              {[item.locationName, item.distributorName].filter(Boolean).join(' · ')}
            </span>
            <PriceText price={item.price} />
          </span>
        </LinkListEntry>
      ))}
    </LinkList>
  )
}
