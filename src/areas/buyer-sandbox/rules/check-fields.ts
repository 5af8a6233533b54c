import { plural } from '#kit/text.ts'
import type { Finding } from '#areas/punchout-settings/checked-message.ts'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import type { FormPair } from '#areas/oci/oci.ts'
import { fieldLengths } from '#areas/oci/field-lengths.ts'

const good = (subject: string, text: string): Finding => ({ subject, state: 'good', text })
const note = (subject: string, text: string): Finding => ({ subject, state: 'note', text })
const wrong = (subject: string, text: string): Finding => ({ subject, state: 'wrong', text })

type Item = ReadonlyMap<string, string>

/** PUNCH-5: what SAP would look at in the fields that came back by OCI. */
export function checkFields(
  fields: readonly FormPair[],
  facts: Pick<SimulatorFacts, 'uomMapCase' | 'uomMapEach'>,
): Finding[] {
  const items = itemsOf(fields)
  const lost = fields.filter(([name]) => name.startsWith('NEW_ITEM-LONGTEXT[')).length
  if (items.length === 0) return [note('Cart', 'There is no NEW_ITEM: the buyer left without buying.')]
  return [
    itemFinding(items),
    lengthFinding(items),
    figureFinding(items),
    unitFinding(items, facts),
    ...(lost > 0 ? [wrong('Long texts', 'LONGTEXT[n] lands on item 1. It is LONGTEXT_n:132[].')] : []),
  ]
}

/** Items by their index, which begins at 1. */
function itemsOf(fields: readonly FormPair[]): (readonly [index: number, item: Item])[] {
  const items = new Map<number, Map<string, string>>()
  for (const [name, value] of fields) {
    const match = /^NEW_ITEM-([A-Z_\d]{1,30})\[(\d{1,5})\]$/.exec(name)
    if (!match) continue
    const [, field = '', index = ''] = match
    const item = items.get(Number(index)) ?? new Map<string, string>()
    items.set(Number(index), item.set(field, value))
  }
  return [...items].toSorted(([a], [b]) => a - b)
}

function itemFinding(items: ReturnType<typeof itemsOf>): Finding {
  const isInOrder = items.every(([index], place) => index === place + 1)
  if (!isInOrder) return wrong('Items', 'They are not numbered from 1 without a gap; SAP stops at the first gap.')
  const bare = items.find(([, item]) => !item.get('DESCRIPTION') || !item.get('QUANTITY'))
  if (bare) return wrong('Items', `Item ${bare[0]} lacks DESCRIPTION or QUANTITY; SAP drops it without a word.`)
  return good('Items', `${plural(items.length, 'item')}, numbered from 1, each with what SAP needs.`)
}

function lengthFinding(items: ReturnType<typeof itemsOf>): Finding {
  for (const [index, item] of items)
    for (const [field, length] of Object.entries(fieldLengths))
      if ((item.get(field)?.length ?? 0) > length)
        return wrong('Lengths', `${field} of item ${index} has more than ${length} characters.`)
  return good('Lengths', 'No field is longer than OCI has room for.')
}

function figureFinding(items: ReturnType<typeof itemsOf>): Finding {
  for (const [index, item] of items)
    for (const field of ['QUANTITY', 'PRICE'] as const) {
      const value = item.get(field)
      if (value !== undefined && !/^\d{1,11}\.\d{3}$/.test(value))
        return wrong(
          'Figures',
          `${field} of item ${index} is "${value}": up to 11 digits, a point and 3 decimals are needed.`,
        )
    }
  return good('Figures', 'Quantities and prices have three decimals and a point.')
}

function unitFinding(
  items: ReturnType<typeof itemsOf>,
  { uomMapCase, uomMapEach }: Parameters<typeof checkFields>[1],
): Finding {
  const units = [...new Set(items.map(([, item]) => item.get('UNIT') ?? ''))]
  const other = units.filter((unit) => unit !== uomMapCase && unit !== uomMapEach)
  return other.length === 0
    ? good('Units', `All units are those of this integration (${uomMapCase}, ${uomMapEach}).`)
    : wrong('Units', `"${other.join('", "')}" is neither ${uomMapCase} (case) nor ${uomMapEach} (each).`)
}
