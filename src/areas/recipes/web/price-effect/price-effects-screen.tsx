import { TrendingUp } from 'lucide-react'
import { formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { BackLink } from '#browser/back-link.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { useGo, useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { useMedia } from '#browser/use-media.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import { listPriceEffects } from '#areas/recipes/price-effects.endpoints.ts'
import { recipeScreen, recipesScreen } from '#areas/recipes/recipes.addresses.ts'
import { percentText, recipeTexts } from '../recipe-words.ts'
import { causeText, changeOfPlate, changeTone, plateText, spans } from './price-effect-words.ts'
import { SpanSelect } from './span-select.tsx'

type Changed = CallAnswer<typeof listPriceEffects>['recipes'][number]

const readSearch = (texts: SearchTexts) => {
  const page = Number(texts['page'])
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    weeks: spans.find(([weeks]) => String(weeks) === texts['weeks'])?.[0] ?? 4,
  }
}

/** RECIPE-2: /recipes/price-changes: what prices did to every recipe. */
export function PriceEffectsScreen() {
  const params = useShipToParams()
  const isPhone = useMedia('phone')
  const { list: pageSize } = usePageSizes()
  const [{ page, weeks }, change] = useListSearch(readSearch)
  const effects = useCall(listPriceEffects, params && { params, query: { pageNo: page, pageSize, weeks } }, {
    keepPrevious: true,
  })
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <div>
          <BackLink href={recipesScreen.at()}>All recipes</BackLink>
          <h1 className="text-20 font-semibold">Price changes</h1>
        </div>
        <SpanSelect weeks={weeks} onChange={(next) => change({ weeks: next === 4 ? undefined : next, page: 1 })} />
      </div>
      <CallList
        call={effects}
        what="The price changes"
        isEmpty={({ recipes }) => recipes.length === 0}
        empty={
          <EmptyState title="No recipe changed its cost" picture={<TrendingUp size={40} aria-hidden="true" />}>
            None of the prices your recipes take has changed in {plural(weeks, 'week')}.
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <p className="pb-2 text-13 text-muted">
              {`${plural(data.totalRecords, 'recipe')} changed since ${formatDayWithYear(data.since)}, ${data.unchanged} did not. ${recipeTexts[data.pricingType]}.`}
            </p>
            {isPhone ? <Cards recipes={data.recipes} /> : <Rows recipes={data.recipes} />}
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

const columns: readonly TableColumn[] = [
  { label: 'Recipe' },
  { label: 'Before', align: 'right' },
  { label: 'Now', align: 'right' },
  { label: 'Change', align: 'right' },
  { label: 'Food cost %', align: 'right' },
  { label: 'Because of' },
]

function Rows({ recipes }: { recipes: readonly Changed[] }) {
  const go = useGo()
  return (
    <Table label="Recipes whose cost changed" columns={columns}>
      {recipes.map((recipe) => (
        <TableRow key={recipe.id} onOpen={() => go(recipeScreen.at({ recipeId: recipe.id }))}>
          <TableCell className="max-w-64 py-1.5">
            <Link
              href={recipeScreen.at({ recipeId: recipe.id })}
              className="font-medium break-words text-action no-underline data-hovered:underline"
            >
              {recipe.title}
            </Link>
          </TableCell>
          <TableCell isNumber>{plateText(recipe.before, recipe)}</TableCell>
          <TableCell isNumber>{plateText(recipe.after, recipe)}</TableCell>
          <TableCell isNumber className={`font-semibold whitespace-nowrap ${changeTone(recipe)}`}>
            {changeOfPlate(recipe, recipe)}
          </TableCell>
          <TableCell isNumber className={recipe.isOverFoodCost ? 'font-semibold text-danger' : ''}>
            {percentText(recipe.foodCostPct)}
          </TableCell>
          <TableCell className="max-w-96 py-1.5 text-13">
            <Causes recipe={recipe} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  )
}

const Causes = ({ recipe }: { recipe: Changed }) => (
  <ul className="figures">
    {recipe.causes.map((each) => (
      <li key={`${each.itemNumber} ${each.title} ${each.unit}`} className="break-words">
        {causeText(each, recipe)}
      </li>
    ))}
    {recipe.otherCauses > 0 && <li className="text-muted">{plural(recipe.otherCauses, 'more price')}</li>}
  </ul>
)

const Cards = ({ recipes }: { recipes: readonly Changed[] }) => (
  <LinkList label="Recipes whose cost changed">
    {recipes.map((recipe) => (
      <LinkListEntry key={recipe.id} href={recipeScreen.at({ recipeId: recipe.id })}>
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold break-words text-action">{recipe.title}</span>
          <span className={`figures font-semibold ${changeTone(recipe)}`}>{changeOfPlate(recipe, recipe)}</span>
          <span className="figures text-13 text-muted">
            {plateText(recipe.before, recipe)} to {plateText(recipe.after, recipe)}
            {recipe.foodCostPct !== null && ` · food cost ${percentText(recipe.foodCostPct)}`}
          </span>
          <span className="text-13">
            {recipe.causes.map((each) => (
              <span key={`${each.itemNumber} ${each.title} ${each.unit}`} className="figures block break-words">
                {causeText(each, recipe)}
              </span>
            ))}
          </span>
        </span>
      </LinkListEntry>
    ))}
  </LinkList>
)
