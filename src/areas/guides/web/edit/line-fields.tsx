import type { GuideRow } from '#areas/guides/guide.ts'
import { ownWordsLimits } from '#areas/items/own-words-limits.ts'
import { nameOf } from '../line-name.tsx'
import { PlaceSelect, type PlaceOption } from './place-select.tsx'
import { readOwnName, readOwnNumber, readPar, readReorderPoint } from './read-shelf.ts'
import { ShelfField } from './shelf-field.tsx'
import type { LineChange } from './use-change-lines.ts'

/** What the fields of a line need. */
export interface LineFieldProps {
  readonly row: GuideRow
  /** The reason when it was not saved. */
  readonly onChange: (lineIds: readonly string[], what: LineChange) => Promise<string | undefined>
}

const parLength = 4
const textOf = (value: number | null): string => (value === null ? '' : String(value))
const lineName = (row: GuideRow): string => nameOf({ line: row, item: row.item }) || `item ${row.itemNumber}`

/** True for an item that can be wanted by this unit; what cannot be seen any more is not judged. */
export function isKeptBy(unit: 'CS' | 'EA', row: GuideRow): boolean {
  const packing = row.item ?? row.customItem
  if (unit === 'CS') return !row.eachOnly
  return row.eachOnly || packing === null || packing.isBrokenCase
}

/** Cases or eaches wanted on the shelf; absent where the item is not kept by that unit. */
export function ParField({ row, unit, onChange }: LineFieldProps & { unit: 'CS' | 'EA' }) {
  const isCase = unit === 'CS'
  const value = isCase ? row.caseParValue : row.eachParValue
  if (!isKeptBy(unit, row) && value === null) return null
  return (
    <ShelfField
      label={`Par of ${lineName(row)} in ${isCase ? 'cases' : 'eaches'}`}
      shown={textOf(value)}
      read={readPar}
      isNumber
      maxLength={parLength}
      onSave={(par) => onChange([row.lineId], isCase ? { caseParValue: par } : { eachParValue: par })}
    />
  )
}

/** The percentage of the par at or below which is ordered again. */
export const ReorderField = ({ row, onChange }: LineFieldProps) => (
  <ShelfField
    label={`Reorder point of ${lineName(row)} in percent of its par`}
    shown={textOf(row.reorderPointPct)}
    read={readReorderPoint}
    isNumber
    maxLength={parLength}
    onSave={(reorderPointPct) => onChange([row.lineId], { reorderPointPct })}
  />
)

/** The kitchen's own name of the item, the same in every guide; a custom item has its own. */
export const OwnNameField = ({ row, onChange }: LineFieldProps) =>
  row.type === 'item' && (
    <ShelfField
      label={`Your name for ${lineName(row)}`}
      shown={row.customerDescription}
      read={readOwnName}
      maxLength={ownWordsLimits.customerDescription}
      onSave={(customerDescription) => onChange([row.lineId], { customerDescription })}
    />
  )

/** The kitchen's own number of the item. */
export const OwnNumberField = ({ row, onChange }: LineFieldProps) =>
  row.type === 'item' && (
    <ShelfField
      label={`Your number for ${lineName(row)}`}
      shown={row.customerItemNumber}
      read={readOwnNumber}
      maxLength={ownWordsLimits.customerItemNumber}
      onSave={(customerItemNumber) => onChange([row.lineId], { customerItemNumber })}
    />
  )

/** Where the kitchen keeps it. */
export const LocationField = ({ row, onChange, options }: LineFieldProps & { options: readonly PlaceOption[] }) => (
  <PlaceSelect
    label={`Location of ${lineName(row)}`}
    value={row.locationId}
    options={options}
    onSave={(locationId) => onChange([row.lineId], { locationId })}
  />
)

/** The kitchen's own category of it. */
export const CategoryField = ({ row, onChange, options }: LineFieldProps & { options: readonly PlaceOption[] }) => (
  <PlaceSelect
    label={`Category of ${lineName(row)}`}
    value={row.categoryId}
    options={options}
    onSave={(categoryId) => onChange([row.lineId], { categoryId })}
  />
)
