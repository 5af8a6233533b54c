import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DtdValidator, XmlDocument, XmlDtd } from 'libxml2-wasm'

/** Where the publisher's definitions are; the project has no copy of them. */
export const cxmlFolder = process.env['LARDER_SHARED_CXML'] ?? '../shared/cxml'
/** Whether they are there. */
export const hasCxml = existsSync(join(cxmlFolder, 'README.md'))
if (!hasCxml) console.warn(`The cXML material is not at ${cxmlFolder}; set LARDER_SHARED_CXML to validate by its DTDs`)

/** The versions that documents of ours are valid by. */
export const cxmlVersions = ['1.2.014', '1.2.071'] as const
const dtdFiles = ['cXML', 'Fulfill', 'InvoiceDetail'] as const
type DtdFile = (typeof dtdFiles)[number]

const textOf = (version: string, file: DtdFile) =>
  readFileSync(join(cxmlFolder, 'dtd', version, `${file}.dtd`), 'utf8').replace(/<!--[\s\S]*?-->|<\?xml[^>]*>/g, '')

/** Declarations of a kind, by the name they are about. */
const declared = (dtd: string, kind: 'ELEMENT' | 'ATTLIST' | 'ENTITY %'): [name: string, text: string][] =>
  [...dtd.matchAll(new RegExp(`<!${kind}\\s+([\\w.:-]+)\\s(?:"[^"]*"|'[^']*'|[^>"'])*>`, 'g'))].map((found) => [
    found[1]!,
    found[0],
  ])

const requestsIn: Readonly<Record<DtdFile, string>> = {
  cXML: '',
  Fulfill: '<!ENTITY % cxml.requests "(ConfirmationRequest | ShipNoticeRequest)">',
  InvoiceDetail: '<!ENTITY % cxml.requests "(InvoiceDetailRequest)">',
}

/**
 * The definition of a file. Of 1.2.014 the publisher's Fulfill.dtd and InvoiceDetail.dtd are not at
 * hand: whatever they share with its cXML.dtd is that version's, and what only they have is that of
 * the newer version.
 */
export function cxmlDtd(version: string, file: DtdFile): XmlDtd {
  if (existsSync(join(cxmlFolder, 'dtd', version, `${file}.dtd`))) return XmlDtd.fromString(textOf(version, file))
  const base = textOf(version, 'cXML')
  const newer = textOf('1.2.071', file)
  const missing = (kind: Parameters<typeof declared>[1]) => {
    const known = new Set(declared(base, kind === 'ATTLIST' ? 'ELEMENT' : kind).map(([name]) => name))
    return declared(newer, kind).flatMap(([name, text]) => (known.has(name) ? [] : [text]))
  }
  return XmlDtd.fromString(
    [requestsIn[file], base, ...missing('ENTITY %'), ...missing('ELEMENT'), ...missing('ATTLIST')].join('\n'),
  )
}

/** Judges documents by a version; each by the file its type names. Throws what breaks it. */
export function cxmlJudge(version: string): { judge(text: string): void; [Symbol.dispose](): void } {
  const definitions = dtdFiles.map((file) => cxmlDtd(version, file))
  const validators = definitions.map((definition) => new DtdValidator(definition))
  return {
    judge: (text) => {
      const file = /cXML\/[\d.]+\/(\w+)\.dtd/.exec(text)?.[1] as DtdFile
      using document = XmlDocument.fromString(text)
      validators[dtdFiles.indexOf(file)]!.validate(document)
    },
    [Symbol.dispose]: () => {
      for (const each of validators) each[Symbol.dispose]()
      for (const each of definitions) each[Symbol.dispose]()
    },
  }
}
