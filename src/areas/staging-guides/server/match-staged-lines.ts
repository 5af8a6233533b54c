import { fold } from '#areas/kitchen-words/text/fold.ts'
import type { OrderLine } from '#areas/quick-entry/order-line.ts'
import { candidatesOf, type Catalogue, inPieces, judgeFor } from '#areas/quick-entry/server/public.ts'
import { itemTexts } from '#areas/shop/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { type LineMatch, matchLine } from '../rules/match-line.ts'
import type { StoredLine } from '../staging-guide.ts'

/**
 * GUIDE-3: what these lines mean, in their order. `taken` has the lines that are an item already,
 * and grows by those that become one.
 */
export async function matchStagedLines(
  db: Queries,
  division: string,
  catalogue: Catalogue,
  lines: readonly StoredLine[],
  taken: Map<string, { readonly position: number }>,
): Promise<(LineMatch & { readonly lineId: string })[]> {
  const ownWords = ownWordsOf(catalogue)
  const candidates = await inPieces(lines, (line) => candidatesOf(catalogue, toOrderLine(line)))
  const judge = await judgeFor(db, division, catalogue, candidates)
  const judged = await inPieces(candidates, (each) => judge(each))
  const texts = await itemTexts(db, division, [...new Set(judged.flatMap(({ likely }) => likely))])
  return lines.map((line, i) => {
    const match = matchLine(line, {
      ownNumbered: ownWords.numbered.get(keyOf(line.customerItemNumber)) ?? [],
      ownNamed: ownWords.named.get(keyOf(line.description)) ?? [],
      judged: judged[i]!,
      packingOf: (itemNumber) => {
        const text = texts.get(itemNumber)
        return text && { pack: text.packSizeDescription, brand: text.brand }
      },
      takenBy: (itemNumber) => taken.get(itemNumber)?.position,
    })
    if (match.matchedNumber !== null) taken.set(match.matchedNumber, { position: line.position })
    return { lineId: line.lineId, ...match }
  })
}

/** A line of a list orders nothing: its quantity is never in doubt. */
const toOrderLine = ({ itemNumber, gtin, description }: StoredLine): OrderLine => ({
  quantity: 1,
  place: 'marked',
  unit: null,
  numbers: [itemNumber, gtin].filter((code) => code !== ''),
  words: description,
  doubt: null,
})

/** Items by the customer's own number and own description. */
function ownWordsOf({ lens }: Catalogue) {
  const numbered = new Map<string, string[]>()
  const named = new Map<string, string[]>()
  const add = (to: Map<string, string[]>, key: string, itemNumber: string) => {
    if (key === '') return
    const known = to.get(key)
    if (known) known.push(itemNumber)
    else to.set(key, [itemNumber])
  }
  for (const [itemNumber, own] of lens.ownWords) {
    if (lens.hidden.has(itemNumber)) continue
    add(numbered, keyOf(own.number), itemNumber)
    add(named, keyOf(own.description), itemNumber)
  }
  return { numbered, named }
}

/** '#0044-182' and '44182' are one number, in any case of letters. */
const keyOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+/, '')
