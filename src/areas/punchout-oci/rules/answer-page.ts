import type { OciForm } from '#areas/oci/oci.ts'
import { escapedText, submitScript, writeForm } from '#areas/punchout/rules/write-form.ts'

/**
 * PUNCH-3: the answer to VALIDATE: hidden fields that post themselves, and nothing to be seen, as
 * SAP's book asks. An item that is gone has no fields.
 */
export const checkedPage = (form: OciForm, nonce: string): string =>
  `${head(form, 'Item checked')}<body>${writeForm(form, '')}\n${submitScript(nonce)}</body></html>`

/**
 * PUNCH-3: the answer to BACKGROUND_SEARCH: SAP reads what is found from the page and puts it into
 * a list with that of other catalogs. It must not post itself, which would buy what was found; all
 * of it stands on the page at once.
 */
export function foundPage(form: OciForm): string {
  const names = form.fields.filter(([name]) => name.startsWith('NEW_ITEM-DESCRIPTION['))
  const list = names.map(([, value]) => `<li>${escapedText(value)}</li>`).join('')
  return `${head(form, 'Items found')}<body>${list === '' ? '<p>Nothing was found.</p>' : `<ul>${list}</ul>`}
${writeForm(form, '')}</body></html>`
}

const head = ({ charset }: OciForm, title: string): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="${charset}"><title>${title} | Larder</title></head>`
