import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readXml } from '#areas/cxml/rules/read-xml.ts'
import { dtdOf } from '../rules/dtd-of.ts'
import type { DtdVerdict } from '../simulated.ts'
import type { DtdThread } from './dtd-thread.ts'

/** Longest document that is validated. */
const maxLength = 1_000_000

/** PUNCH-5: judges documents by the definitions in a folder, if the operator has set one. */
export function dtdJudge(folder: string | undefined, thread: DtdThread) {
  return async (text: string): Promise<DtdVerdict> => {
    if (text.trim() === '') return { is: 'unchecked', because: 'It is no cXML document.' }
    if (folder === undefined)
      return {
        is: 'unchecked',
        because: 'This portal has no cXML document types to validate by (LARDER_CXML_DTD_DIR).',
      }
    if (text.length > maxLength) return { is: 'unchecked', because: 'It is too long to be validated.' }
    // What the hardened reader refuses never reaches the validator, least of all entities.
    const read = readXml(text)
    if (!read.allowed) return { is: 'unchecked', because: read.refusal.message }
    const name = dtdOf(text)
    if (name === undefined) return { is: 'unchecked', because: 'It names no cXML document type.' }
    const there = definitionFor(folder, name)
    const path = there && join(folder, ...there.split('/'))
    if (!there || !path) return { is: 'unchecked', because: `The document type ${name} is not there to validate by.` }
    return thread.validate({ text, path, name: there })
  }
}

/**
 * The definition a document names, or the same file of the oldest later version that is there: what
 * an older version allows, later ones do, too.
 */
function definitionFor(folder: string, name: string): string | undefined {
  const [version = '', file = ''] = name.split('/')
  const later = existsSync(folder) ? readdirSync(folder).filter((each) => order.compare(each, version) >= 0) : []
  return later
    .toSorted(order.compare)
    .map((each) => `${each}/${file}`)
    .find((each) => existsSync(join(folder, ...each.split('/'))))
}
/** '1.2.014' before '1.2.071'. */
const order = new Intl.Collator('en', { numeric: true })

/** What judges documents. */
export type DtdJudge = ReturnType<typeof dtdJudge>
