import type { ReturnedLine } from '#areas/cxml/rules/write-order-message.ts'
import type { OciForm, OciReturn } from '../oci.ts'
import { splitHook } from './split-hook.ts'
import { writeNewItems } from './write-new-items.ts'

/**
 * PUNCH-3: the form that returns lines to the hook address; without a line it says that the buyer
 * left without buying. What SAP wants back is sent once, from its address or from its call.
 */
export function writeReturn(back: OciReturn, lines: readonly ReturnedLine[]): OciForm {
  const { action, fields } = splitHook(back.hookUrl)
  const known = new Set(fields.map(([name]) => name.toUpperCase()))
  return {
    action,
    target: back.target,
    charset: back.charset,
    fields: [
      ...fields,
      ...back.echoed.filter(([name]) => !known.has(name.toUpperCase())),
      ...writeNewItems(lines, back.charset),
    ],
  }
}
