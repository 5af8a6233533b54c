import { allow, type Decision, type Refusal, refuse } from '#kit/decision.ts'
import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import type { PartnerText } from '../edi-partner.ts'
import { ediRefusals } from '../edi.refusals.ts'

/** A ship-to by what the partner calls it. */
export interface MappedShipTo {
  readonly code: string
  readonly division: string
  readonly shipTo: string
}

const line = /^(.{1,80}),\s*([A-Z0-9]{2,6})-([A-Za-z0-9-]{1,20})$/

/** NEXT-12: a mapping as it is entered: a code, a comma and a ship-to on each line. */
export function readMapping(text: string): Decision<MappedShipTo[]> {
  const mapped: MappedShipTo[] = []
  for (const [index, each] of text.split('\n').entries()) {
    const written = each.trim()
    if (written === '') continue
    const found = line.exec(written)
    const message = (refusal: Refusal) => `Line ${index + 1}: ${refusal.message}`
    if (!found)
      return refuse(ediRefusals.edi_mapping_line, { field: 'shipTos', message: message(ediRefusals.edi_mapping_line) })
    const [code, division, shipTo] = [found[1]!.trim(), found[2]!, padNumber(found[3]!, numberLength)]
    if (mapped.some((other) => other.code === code))
      return refuse(ediRefusals.edi_mapping_twice, {
        field: 'shipTos',
        message: message(ediRefusals.edi_mapping_twice),
      })
    mapped.push({ code, division, shipTo })
  }
  return allow(mapped)
}

/** NEXT-12: a mapping as it is entered again. */
export const writeMapping = (mapped: readonly MappedShipTo[]): string =>
  mapped.map(({ code, division, shipTo }) => `${code}, ${division}-${shipTo}`).join('\n')

/** NEXT-12: a partner that may be saved, with its mapping. */
export function checkPartner(text: PartnerText): Decision<PartnerText & { readonly mapped: readonly MappedShipTo[] }> {
  const empty = (['name', 'folder', 'userEmail'] as const).find((field) => text[field].trim() === '')
  if (empty) return refuse(ediRefusals.edi_value_required, { field: empty })
  if (!/^[a-z0-9-]{1,40}$/.test(text.folder)) return refuse(ediRefusals.edi_folder_invalid, { field: 'folder' })
  for (const field of ['qualifier', 'ourQualifier'] as const)
    if (!/^[A-Z0-9]{2}$/.test(text[field])) return refuse(ediRefusals.edi_qualifier_invalid, { field })
  const groupId = text.groupId === '' ? text.partnerId : text.groupId
  for (const [field, id] of [
    ['partnerId', text.partnerId],
    ['groupId', groupId],
    ['ourId', text.ourId],
  ] as const)
    if (!/^[A-Z0-9-]{2,15}$/.test(id)) return refuse(ediRefusals.edi_id_invalid, { field })
  const mapping = readMapping(text.shipTos)
  return mapping.allowed ? allow({ ...text, groupId, mapped: mapping.value }) : mapping
}
