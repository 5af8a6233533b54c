import { BookOpenText, Plus } from 'lucide-react'
import { plural } from '#kit/text.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { Link } from '#browser/link.tsx'
import { useGo, useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { useMedia } from '#browser/use-media.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { dayText, moneyText, percentText } from '#areas/recipes/web/public.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import type { MenuSummary } from '../menu.ts'
import { menuScreen, newMenuScreen } from '../menus.addresses.ts'
import { listMenus } from '../menus.endpoints.ts'

const readMenus = (texts: SearchTexts) => {
  const page = Number(texts['page'])
  return {
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

const columns: readonly TableColumn[] = [
  { label: 'Menu' },
  { label: 'Recipes', align: 'right' },
  { label: 'Usual covers', align: 'right', className: 'max-lg:hidden' },
  { label: 'Cost per cover', align: 'right' },
  { label: 'Price per cover', align: 'right' },
  { label: 'Food cost %', align: 'right' },
  { label: 'Modified on', className: 'max-xl:hidden' },
]

/** NEXT-10: /menus, updating live. */
export function MenusScreen() {
  const params = useShipToParams()
  const isPhone = useMedia('phone')
  const { list: pageSize } = usePageSizes()
  const [{ keyword, page }, change] = useListSearch(readMenus)
  const typed = useTypedKeyword(keyword, (next, options) => change({ keyword: next }, options))
  const menus = useCall(listMenus, params && { params, query: { keyword, pageNo: page, pageSize } }, {
    keepPrevious: true,
  })
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <h1 className="text-20 font-semibold">Menus</h1>
        <Link href={newMenuScreen.at()} className={buttonLook('primary')}>
          <Plus size={16} aria-hidden="true" />
          New menu
        </Link>
      </div>
      <search className="flex pb-3 print:hidden">
        <KeywordFilter
          label="Title or recipe"
          className="min-w-[min(10rem,100%)] flex-1 md:max-w-96"
          keyword={keyword}
          typed={typed}
        />
      </search>
      <CallList
        call={menus}
        what="The menus"
        isEmpty={({ menus: rows }) => rows.length === 0}
        empty={
          <EmptyState
            title={keyword === '' ? 'No menus yet' : 'No menus found'}
            picture={<BookOpenText size={40} aria-hidden="true" />}
          >
            {keyword === ''
              ? 'Put recipes together with the share of guests who take each, and their order follows from the covers.'
              : 'Look for another word.'}
          </EmptyState>
        }
      >
        {(data) => (
          <>
            {isPhone ? <MenuCards menus={data.menus} /> : <MenuTable menus={data.menus} timeZone={data.timeZone} />}
            <ListPages
              pageNo={data.pageNo}
              pageSize={data.pageSize}
              total={data.totalRecords}
              onPage={(next) => change({ page: next })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}

/** A price is missing, or the food cost is too high. */
function Marks({ menu }: { menu: MenuSummary }) {
  if (menu.isPricePresent === false) return <Badge tone="warning">Price missing</Badge>
  return menu.isOverFoodCost ? <Badge tone="danger">Over food cost</Badge> : null
}

function MenuTable({ menus, timeZone }: { menus: readonly MenuSummary[]; timeZone: string }) {
  const go = useGo()
  return (
    <Table label="Menus" columns={columns}>
      {menus.map((menu) => (
        <TableRow key={menu.id} onOpen={() => go(menuScreen.at({ menuId: menu.id }))}>
          <TableCell className="max-w-96 py-1.5">
            <Link
              href={menuScreen.at({ menuId: menu.id })}
              className="block truncate font-medium text-action no-underline data-hovered:underline"
            >
              {menu.title}
            </Link>
            <span className="flex flex-wrap items-center gap-x-2 text-12 text-muted">
              <span className="min-w-0 truncate">{menu.description}</span>
              <Marks menu={menu} />
            </span>
          </TableCell>
          <TableCell isNumber>{menu.recipeCount}</TableCell>
          <TableCell isNumber className="max-lg:hidden">
            {menu.usualCovers?.toLocaleString('en-US') ?? '-'}
          </TableCell>
          <TableCell isNumber>{moneyText(menu.costPerCover)}</TableCell>
          <TableCell isNumber>{moneyText(menu.pricePerCover)}</TableCell>
          <TableCell isNumber className={menu.isOverFoodCost ? 'font-semibold text-danger' : ''}>
            {percentText(menu.foodCostPct)}
          </TableCell>
          <TableCell className="whitespace-nowrap max-xl:hidden">{dayText(menu.modifiedOn, timeZone)}</TableCell>
        </TableRow>
      ))}
    </Table>
  )
}

function MenuCards({ menus }: { menus: readonly MenuSummary[] }) {
  return (
    <LinkList label="Menus">
      {menus.map((menu) => (
        <LinkListEntry key={menu.id} href={menuScreen.at({ menuId: menu.id })}>
          <span className="grid gap-0.5">
            <span className="font-semibold break-words text-action">{menu.title}</span>
            <span className="text-13 text-muted">
              {[plural(menu.recipeCount, 'recipe'), menu.usualCovers !== null && plural(menu.usualCovers, 'cover')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="figures flex flex-wrap gap-x-3 text-13">
              <span>Cost per cover {moneyText(menu.costPerCover)}</span>
              {menu.foodCostPct != null && <span>Food cost {percentText(menu.foodCostPct)}</span>}
            </span>
            <span>
              <Marks menu={menu} />
            </span>
          </span>
        </LinkListEntry>
      ))}
    </LinkList>
  )
}
