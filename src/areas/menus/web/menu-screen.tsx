import { Pencil, ShoppingCart, Trash2, Wheat } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDayWithYear } from '#kit/dates.ts'
import { recipeScreen } from '#areas/recipes/recipes.addresses.ts'
import { dayText, moneyText, percentText, recipeTexts } from '#areas/recipes/web/public.tsx'
import { BackLink } from '#browser/back-link.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useGo, usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonLook, longButtonLook } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import type { Menu, MenuRecipe } from '../menu.ts'
import {
  deleteMenuDialog,
  editMenuScreen,
  menuScreen,
  menuSheetScreen,
  menusScreen,
  orderMenuScreen,
} from '../menus.addresses.ts'
import { getMenu } from '../menus.endpoints.ts'
import { FailedMenu } from './failed-menu.tsx'

/** NEXT-10: /menus/ID. */
export function MenuScreen() {
  const params = useShipToParams()
  const { menuId = '' } = usePathParams(menuScreen)
  const { data, error, refetch } = useCall(getMenu, params && { params: { ...params, menuId } })
  usePageTitle(data?.title)
  if (data) return <Details menu={data} />
  return (
    <div className="page">
      <h1 className="sr-only">Menu</h1>
      {error ? (
        <FailedMenu failure={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" what="the menu" />
      )}
    </div>
  )
}

function Details({ menu }: { menu: Menu }) {
  const go = useGo()
  const mayViewCost = useActor().can('viewAnalysis')
  const { id, title, description, usualCovers, version, recipes } = menu
  return (
    <article className="page grid gap-5">
      <header className="grid gap-2">
        <BackLink href={menusScreen.at()}>All menus</BackLink>
        <h1 className="text-20 font-semibold break-words">{title}</h1>
        <p className="text-13 text-muted">
          By {menu.createdBy || 'unknown'}, {dayText(menu.createdOn, menu.timeZone)}
        </p>
        {description && <p className="max-w-[70ch] break-words whitespace-pre-line">{description}</p>}
        <div className="flex flex-wrap gap-2 print:hidden">
          <Link href={orderMenuScreen.at({ menuId: id, covers: usualCovers })} className={buttonLook('primary')}>
            <ShoppingCart size={16} aria-hidden="true" />
            Order for covers
          </Link>
          <Link href={editMenuScreen.at({ menuId: id })} className={buttonLook('secondary')}>
            <Pencil size={16} aria-hidden="true" />
            Edit
          </Link>
          <Link href={menuSheetScreen.at({ menuId: id })} className={longButtonLook('secondary')}>
            <Wheat size={16} aria-hidden="true" />
            Allergens and nutrition
          </Link>
          <Button variant="quiet" onPress={() => go(deleteMenuDialog.open(`${id}.${version}`))}>
            <Trash2 size={16} aria-hidden="true" />
            Delete
          </Button>
        </div>
      </header>
      {mayViewCost && <Warnings menu={menu} />}
      <Figures menu={menu} />
      <section aria-labelledby="mix" className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="mix" className="text-16 font-semibold">
            Recipes and mix
          </h2>
          <p className="text-13 text-muted">
            <span>{recipeTexts[menu.pricingType]}</span>
            {menu.pricingType === 'current' && <span> · {formatDayWithYear(menu.priceDate)}</span>}
          </p>
        </div>
        {recipes.length === 0 ? (
          <EmptyState title="This menu has no recipes yet">Edit it to put recipes on it.</EmptyState>
        ) : (
          <Mix recipes={recipes} />
        )}
      </section>
    </article>
  )
}

function Warnings({ menu: { isPricePresent, isOverFoodCost, maxFoodCostPct, recipes } }: { menu: Menu }) {
  if (recipes.length === 0) return null
  if (isPricePresent === false) return <Banner tone="warning">{recipeTexts.priceMissing}</Banner>
  if (!isOverFoodCost || maxFoodCostPct === null) return null
  return (
    <Banner tone="warning">
      <strong className="font-semibold">Food cost should be below {maxFoodCostPct}%.</strong> Change the mix, a menu
      price or a recipe.
    </Banner>
  )
}

/** NEXT-10: what a guest costs and brings by the mix. */
function Figures({ menu }: { menu: Menu }) {
  const figures: readonly (readonly [string, ReactNode])[] = [
    ['Cost per cover', moneyText(menu.costPerCover)],
    ['Expected food cost %', percentText(menu.foodCostPct)],
    ['Price per cover', moneyText(menu.pricePerCover)],
    ['Usual covers', menu.usualCovers?.toLocaleString('en-US') ?? '-'],
  ]
  return (
    <dl className="grid grid-cols-4 gap-px overflow-hidden rounded-dialog border border-line bg-line max-md:grid-cols-2">
      {figures.map(([label, figure]) => (
        <div key={label} className="bg-raised px-4 py-3">
          <dt className="text-13 text-muted">{label}</dt>
          <dd
            className={`figures text-20 font-semibold ${label === 'Expected food cost %' && menu.isOverFoodCost ? 'text-danger' : ''}`}
          >
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const columns: readonly TableColumn[] = [
  { label: 'Recipe' },
  { label: 'Share of covers', align: 'right' },
  { label: 'Portions each', align: 'right' },
  { label: 'Cost per serving', align: 'right' },
  { label: 'Menu price', align: 'right' },
  { label: 'Food cost %', align: 'right' },
]

const nameLook = 'font-medium break-words text-action no-underline data-hovered:underline'

function Mix({ recipes }: { recipes: readonly MenuRecipe[] }) {
  const isPhone = useMedia('phone')
  if (isPhone)
    return (
      <ul aria-label="Recipes" className="overflow-hidden rounded-dialog border border-line bg-raised">
        {recipes.map((each) => (
          <li key={each.recipeId} className="grid gap-1 border-b border-line px-3 py-2.5 last:border-0">
            <span className="flex items-start justify-between gap-3">
              <Link href={recipeScreen.at({ recipeId: each.recipeId })} className={`min-w-0 ${nameLook}`}>
                {each.title}
              </Link>
              <span className="figures font-medium whitespace-nowrap">{percentText(each.sharePct)}</span>
            </span>
            <span className="figures text-13 text-muted">
              {each.portions} each · cost {moneyText(each.costPerServing)} · price {moneyText(each.menuPricePerServing)}{' '}
              · food cost {percentText(each.foodCostPct)}
            </span>
          </li>
        ))}
      </ul>
    )
  return (
    <Table label="Recipes and mix" columns={columns}>
      {recipes.map((each) => (
        <TableRow key={each.recipeId}>
          <TableCell className="max-w-96 py-1.5">
            <Link href={recipeScreen.at({ recipeId: each.recipeId })} className={nameLook}>
              {each.title}
            </Link>
            <span className="block text-12 text-muted">{each.category}</span>
          </TableCell>
          <TableCell isNumber>{percentText(each.sharePct)}</TableCell>
          <TableCell isNumber>{each.portions}</TableCell>
          <TableCell isNumber>{moneyText(each.costPerServing)}</TableCell>
          <TableCell isNumber>{moneyText(each.menuPricePerServing)}</TableCell>
          <TableCell isNumber className={each.isOverFoodCost ? 'font-semibold text-danger' : ''}>
            {percentText(each.foodCostPct)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  )
}
