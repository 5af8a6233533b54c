import { useState } from 'react'
import type { Item } from '#areas/items/item.ts'
import { AllergenChips } from './allergen-chips.tsx'
import { FactList } from './fact-list.tsx'
import type { ItemDetail } from './item-header.tsx'
import { ItemSection } from './item-section.tsx'
import { NutritionLabel } from './nutrition-label.tsx'

const pounds = (hundredths: number): string | undefined => (hundredths > 0 ? `${hundredths / 100} lb` : undefined)
const withUnit = (value: number | undefined, unit: string): string | undefined =>
  value === undefined ? undefined : `${value} ${unit}`

/** ITEM-3: every section of the item page; what is missing reads N/A. */
export function ItemSections({ detail: { item } }: { detail: ItemDetail }) {
  const { details } = item
  return (
    <div className="grid gap-1">
      <ItemSection title="Item information">
        {item.marketingDescription && <p className="mb-2">{item.marketingDescription}</p>}
        <FactList facts={informationOf(item)} />
      </ItemSection>
      <ItemSection title="Ingredients">
        <Ingredients text={details.ingredients} />
      </ItemSection>
      <ItemSection title="Allergens">
        <AllergenChips details={details} />
      </ItemSection>
      <ItemSection title="Dietary Preference">
        <p>{item.dietaryPreferences.join(', ') || 'N/A'}</p>
      </ItemSection>
      <ItemSection title="Serving Suggestions">
        <p>{details.servingSuggestions ?? 'N/A'}</p>
      </ItemSection>
      <ItemSection title="Nutritional information">
        <NutritionLabel details={details} />
      </ItemSection>
      <ItemSection title="Specifications">
        <FactList facts={specificationsOf(item)} />
      </ItemSection>
      <ItemSection title="Shipping information">
        <FactList facts={shippingOf(item)} />
      </ItemSection>
      <ItemSection title="Child nutrition">
        <FactList
          facts={[
            [
              'Child nutrition label',
              details.hasChildNutrition === undefined ? undefined : details.hasChildNutrition ? 'Yes' : 'No',
            ],
            ['Equivalent', details.childNutritionEquivalent],
          ]}
        />
      </ItemSection>
    </div>
  )
}

type Facts = readonly (readonly [string, string | undefined])[]

const informationOf = (item: Item): Facts => [
  ['Item number', item.itemNumber],
  ['Pack size', item.packSizeDescription || undefined],
  ['Brand', item.brand],
  ['Category', item.categoryName],
  ['Customer item number', item.customerItemNumber || undefined],
  ['Country of origin', item.details.countryOfOrigin],
  ['Commodity', item.details.commodityName],
  ...staffFactsOf(item),
]

/** The server sends these to staff only. */
const staffFactsOf = ({ staffDetails }: Item): Facts =>
  staffDetails === undefined
    ? []
    : [
        ['Buyer', staffDetails.buyer && `${staffDetails.buyer.name} (${staffDetails.buyer.number})`],
        ['Vendor', staffDetails.vendorName && `${staffDetails.vendorName} (${staffDetails.vendorNumber ?? ''})`],
        ['Broker', staffDetails.brokerName || undefined],
      ]

const specificationsOf = (item: Item): Facts => [
  ['Manufacturer', item.manufacturer || undefined],
  ['Product code', item.productCode || undefined],
  ['GTIN', item.gtin || undefined],
  ['Net weight', pounds(item.caseWeightHundredths)],
  ['Gross weight', pounds(item.grossWeightHundredths)],
  ['Eaches a case', String(item.eachesPerCase)],
]

function shippingOf({ details: { shippingInfo, storageTemp } }: Item): Facts {
  const { depth, width, height, volume, casePallet, shelfLife } = shippingInfo ?? {}
  return [
    ['Depth', withUnit(depth, 'inches')],
    ['Width', withUnit(width, 'inches')],
    ['Height', withUnit(height, 'inches')],
    ['Volume', withUnit(volume, 'cubic feet')],
    ['Case pallet (ti x hi)', casePallet && `${casePallet.ti} x ${casePallet.hi}`],
    ['Shelf life', withUnit(shelfLife, 'days')],
    ['Storage temperature', storageTemp && `${storageTemp.min} to ${storageTemp.max} °F`],
  ]
}

/** Longer ingredient lists are cut here, and at four lines (S0 section 2). */
const clampAt = 325

function Ingredients({ text }: { text: string | undefined }) {
  const [showsAll, setShowsAll] = useState(false)
  if (!text) return <p>N/A</p>
  if (text.length <= clampAt) return <p className="break-words">{text}</p>
  return (
    <div>
      <p className={`break-words ${showsAll ? '' : 'line-clamp-4'}`}>
        {showsAll ? text : `${text.slice(0, clampAt)}…`}
      </p>
      <button type="button" className="min-h-8 font-medium text-action" onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? 'show less' : 'show more'}
      </button>
    </div>
  )
}
