import { type CalendarDate, toInputDate } from '#kit/dates.ts'
import type { Item } from '../item.ts'
import { listItemFacts } from '../rules/list-item-facts.ts'
import { listNutrition } from '../rules/list-nutrition.ts'
import type { SheetFlow } from './sheet-flow.ts'

const missing = 'N/A'

/**
 * ITEM-5: the data sheet of an item as PDF. It is passed on to guests, schools and inspectors: no
 * prices, no words of one customer, nothing only staff may know. What the distributor does not know
 * reads N/A. `writtenOn` is the division's date.
 */
export async function itemDataSheet(item: Item, writtenAt: Date, writtenOn: CalendarDate): Promise<Buffer> {
  // Loaded with the first sheet: what draws PDFs takes 29 MB, and no part in starting the portal.
  const { startSheet } = await import('./sheet-flow.ts')
  const { details } = item
  const title = `${item.description} (${item.itemNumber})`
  const sheet = startSheet(
    { title, subject: 'Product data sheet', writtenAt },
    `Product data sheet · Item ${item.itemNumber}`,
    `Written ${toInputDate(writtenOn)}. The label on the package decides.`,
  )
  const facts = listItemFacts(withoutCustomer(item))
  sheet.title(item.description)
  sheet.paragraph([item.brand, item.packSizeDescription, item.categoryName].filter(Boolean).join(' · '), {
    isMuted: true,
  })
  const marks = [
    item.isDiscontinued && 'Discontinued Item',
    item.isCatchWeight && 'Catch weight',
    item.isDropShip && 'Drop ship item',
    item.isJustInTime && 'Just-in-Time',
  ].filter(Boolean)
  if (marks.length > 0) sheet.paragraph(marks.join(' · '), { isBold: true })
  sheet.heading('Item information')
  if (item.marketingDescription) sheet.paragraph(item.marketingDescription)
  sheet.facts(facts.information.filter(([label]) => label !== 'Customer item number'))
  sheet.heading('Ingredients')
  sheet.paragraph(details.ingredients || missing)
  sheet.heading('Allergens')
  sheet.facts([
    ['Contains', listOf(details.allergensContains)],
    ['May contain', listOf(details.allergensMayContains)],
    ['Free from', listOf(details.allergensFreeFrom)],
    ['Dietary preference', listOf(item.dietaryPreferences)],
  ])
  writeNutrition(sheet, item)
  sheet.heading('Serving Suggestions')
  sheet.paragraph(details.servingSuggestions || missing)
  sheet.heading('Specifications')
  sheet.facts(facts.specifications)
  sheet.heading('Shipping information')
  sheet.facts(facts.shipping)
  sheet.heading('Child nutrition')
  sheet.facts(facts.childNutrition)
  return sheet.write()
}

const listOf = (names: readonly string[] | undefined): string | undefined =>
  names && names.length > 0 ? names.join(', ') : undefined

const withoutCustomer = ({ staffDetails: _, ...item }: Item): Item => ({ ...item, customerItemNumber: '' })

function writeNutrition(sheet: SheetFlow, { details }: Item): void {
  sheet.heading('Nutritional information')
  const label = listNutrition(details)
  if (!label) return sheet.paragraph(missing)
  sheet.facts([
    ['Serving size', label.servingSize],
    ['Servings per case', label.servingsPerCase],
    ['Calories', label.calories],
  ])
  sheet.table(
    ['Amount per serving', '', '% Daily Value*'],
    label.nutrients.map(({ name, amount, dailyValue }) => [name, amount, dailyValue]),
  )
  sheet.paragraph('* Percent Daily Value is based on 2,000 calories a day.', { isMuted: true })
}
