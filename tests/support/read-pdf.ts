import { inflateSync } from 'node:zlib'

/** The texts of each page as a reader copies them, one a stretch of one font, in drawing order. */
export function readPdf(file: Buffer): string[][] {
  const objects = objectsOf(file)
  const root = [...objects.values()].find(({ head }) => head.includes('/Type /Pages'))!.head
  const kids = references(/\/Kids \[([^\]]*)\]/.exec(root)![1]!)
  return kids.map((page) => textsOf(objects, objects.get(page)!.head))
}

interface PdfObject {
  readonly head: string
  readonly stream: Buffer
}
type Objects = ReadonlyMap<number, PdfObject>

const references = (text: string): number[] => [...text.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number))

function objectsOf(file: Buffer): Objects {
  const text = file.toString('latin1')
  const start = Number(/startxref\s+(\d+)/.exec(text)![1])
  const places = [...text.slice(start).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, place]) => Number(place))
  return new Map(
    places.map((place, index) => {
      const [head = ''] = text.slice(place).split(/\b(?:endobj|stream)\b/, 1)
      const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
      const from = place + head.length + 'stream\n'.length
      const bytes = length === 0 ? Buffer.alloc(0) : file.subarray(from, from + length)
      return [index + 1, { head, stream: head.includes('/FlateDecode') ? inflateSync(bytes) : bytes }]
    }),
  )
}

function textsOf(objects: Objects, page: string): string[] {
  const [resources] = references(/\/Resources (\d+ 0 R)/.exec(page)![1]!)
  const listed = /\/Font <<([^>]*)>>/.exec(objects.get(resources!)!.head)?.[1] ?? ''
  const fonts = new Map(
    [...listed.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, at]) => [name!, mapOf(objects, Number(at))]),
  )
  const content = references(/\/Contents ([^/]*)/.exec(page)![1]!)
    .map((at) => objects.get(at)!.stream.toString('latin1'))
    .join('\n')
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf[^[]*\[([^\]]*)\] TJ/g)].map(([, font, shown]) =>
    [...shown!.matchAll(/<([0-9a-f]+)>/g)]
      .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
      .map((code) => fonts.get(font!)!.get(Number.parseInt(code, 16)) ?? '')
      .join(''),
  )
}

/** What the codes of a font stand for, by its ToUnicode map. */
function mapOf(objects: Objects, font: number): ReadonlyMap<number, string> {
  const [at] = references(/\/ToUnicode (\d+ 0 R)/.exec(objects.get(font)!.head)![1]!)
  const map = new Map<number, string>()
  const ranges = /<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g
  for (const [, first, list] of objects.get(at!)!.stream.toString('latin1').matchAll(ranges)) {
    for (const [index, [, hex]] of [...list!.matchAll(/<([^>]*)>/g)].entries()) {
      const units = (hex!.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      map.set(Number.parseInt(first!, 16) + index, String.fromCharCode(...units))
    }
  }
  return map
}
