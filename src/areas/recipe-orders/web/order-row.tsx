import type { CalendarDate } from '#kit/dates.ts'
import { maxQuantity } from '#contract/values.ts'
import { MissingLink } from '#areas/recipes/web/public.tsx'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { itemDialog } from '#areas/shop/shop.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { QuantityInput } from '#ui/quantity-input.tsx'
import type { OrderLine } from '../recipe-orders.ts'
import { ageText, countedText, kitchenText, leftOverText, orderedText, textOfUse } from '../rules/describe-line.ts'
import { type LineChoice, workOut } from './order-lines.ts'

interface RowProps {
  readonly line: OrderLine
  readonly choice: LineChoice | undefined
  readonly number: number
  readonly mayOrder: boolean
  readonly today: CalendarDate
  readonly timeZone: string
  readonly onChoice: (choice: LineChoice) => void
}

/** RECIPE-4: one item of the order, and why so much of it. */
export function OrderRow({ line, choice = {}, number, mayOrder, today, timeZone, onChoice }: RowProps) {
  const hrefTo = useHref()
  const { itemNumber, itemInfo, pack, refusal, missingLink, uses } = line
  const { needed, unitsPerCase, leftOver, ...ordered } = workOut(line, choice)
  const { description, brand, packSizeDescription } = itemInfo
  const type = (change: Partial<typeof ordered>) => onChoice({ ...choice, typed: { ...ordered, ...change } })
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_13.5rem]">
      <div className="min-w-0">
        <Link
          href={hrefTo(itemDialog.open(itemNumber))}
          className="font-medium break-words text-action no-underline data-hovered:underline"
        >
          {description}
        </Link>
        <p className="text-12 break-words text-muted">
          {[itemNumber, brand, packSizeDescription].filter(Boolean).join(' · ')}
        </p>
        <p className="text-13 break-words">For {uses.map(textOfUse).join(', ')}</p>
      </div>
      <div className="figures min-w-0 text-13">
        {needed && <p>Needed {kitchenText(needed, unitsPerCase, line.recipeUnit)}</p>}
        <Sources line={line} choice={choice} today={today} timeZone={timeZone} onChoice={onChoice} />
        {leftOver && refusal === null && (
          <p className={leftOver.numerator < 0n ? 'text-warning' : 'text-muted'}>
            {leftOverText(leftOver, unitsPerCase, line.recipeUnit)}
          </p>
        )}
      </div>
      {refusal ? (
        <p className="text-13 text-warning">{refusal.message}</p>
      ) : mayOrder ? (
        <div className="grid grid-cols-[6rem_6rem] items-start gap-x-3">
          {!pack.eachOnly && (
            <QuantityInput
              label={`Cases of ${description}`}
              unit="CS"
              value={ordered.orderedCases}
              max={maxQuantity}
              onChange={(orderedCases) => type({ orderedCases })}
            />
          )}
          {(pack.isBrokenCase || pack.eachOnly) && (
            <span className="col-start-2 max-md:col-start-auto">
              <QuantityInput
                label={`Eaches of ${description}`}
                unit="EA"
                value={ordered.orderedUnits}
                max={maxQuantity}
                onChange={(orderedUnits) => type({ orderedUnits })}
              />
            </span>
          )}
        </div>
      ) : (
        <p className="figures font-medium">{orderedText(ordered)}</p>
      )}
      {missingLink && (
        <div className="md:col-span-3">
          <MissingLink
            line={{ kind: 'own item', reference: itemNumber }}
            missing={missingLink}
            number={number}
            until="Until then enter how much to order."
          />
        </div>
      )}
    </li>
  )
}

/** What is there already; each may be left out. */
function Sources({
  line: { counted, inCarts, itemInfo },
  choice,
  today,
  timeZone,
  onChoice,
}: Pick<RowProps, 'line' | 'today' | 'timeZone' | 'onChoice'> & { choice: LineChoice }) {
  // The new figure replaces what was typed over the one before.
  const decide = ({ typed: _, ...rest }: LineChoice) => onChoice(rest)
  const age = counted && ageText(todayIn(timeZone, new Date(counted.countedAt)), today)
  return (
    <>
      {counted &&
        (counted.isRecent ? (
          <Checkbox isSelected={!choice.ignoresCount} onChange={(isOn) => decide({ ...choice, ignoresCount: !isOn })}>
            <span>
              In stock {countedText(counted)}, {age}
              <span className="sr-only"> of {itemInfo.description}</span>
            </span>
          </Checkbox>
        ) : (
          <p className="text-muted">
            {countedText(counted)} {age}: too long ago to take off
          </p>
        ))}
      {inCarts.orderedCases + inCarts.orderedUnits > 0 && (
        <Checkbox isSelected={!choice.ignoresCarts} onChange={(isOn) => decide({ ...choice, ignoresCarts: !isOn })}>
          <span>
            In open carts {orderedText(inCarts)}
            <span className="sr-only"> of {itemInfo.description}</span>
          </span>
        </Checkbox>
      )}
    </>
  )
}
