import type { ImportColumn } from '#areas/order-import/order-import.ts'
import { headerWords } from '#areas/order-import/rules/column-words.ts'
import { looksLikeItemNumber } from '#areas/order-import/rules/read-item-number.ts'
import { type ListField, listFields } from '../staging-guide.ts'
import type { ListMapping } from '../staging-guides.endpoints.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

// Words of headers in English, French and Spanish, in lower case without accents.
const descriptionWords = set('description desc descr name nom nombre descripcion designation libelle')
const productWords = set('item items product products article producto produit articulo ingredient')
const numberWords = set('number no num nbr code id sku ref reference numero codigo cod')
const packWords = set('pack size packsize format formato presentation envase unit uom')
const brandWords = set('brand brands mfg manufacturer label marque marca')
const gtinWords = set('gtin upc ean barcode')
const parWords = set('par pars minimum')
const eachWords = set('ea each eaches unit units unite unites unidad unidades piece pieces')
const categoryWords = set('category class group department categorie categoria famille familia')
const locationWords = set('location shelf storage area emplacement ubicacion zone')
const ownWords = set('customer cust their my own vendor supplier distributor')
/** The distributor's own number, in a list that was prepared with it. */
const ours = set('larder')

type Score = (words: readonly string[], column: ImportColumn) => number

/** How sure a header is of a field; 0 is not at all. */
const scores: Readonly<Record<ListField, Score>> = {
  gtin: (words) => (has(words, gtinWords) ? 3 : 0),
  brand: (words) => (has(words, brandWords) && !has(words, numberWords) ? 2 : 0),
  eachParValue: (words) => (has(words, parWords) && has(words, eachWords) ? 3 : 0),
  caseParValue: (words) => (has(words, parWords) ? 2 : 0),
  category: (words) => (has(words, categoryWords) ? 2 : 0),
  location: (words) => (has(words, locationWords) ? 2 : 0),
  itemNumber: (words) => (has(words, ours) && has(words, numberWords) ? 3 : 0),
  customerItemNumber: (words, { examples }) =>
    has(words, ownWords) && (has(words, numberWords) || has(words, productWords))
      ? 4
      : has(words, numberWords)
        ? 3
        : words.length === 1 && has(words, productWords) && examples.some(looksLikeItemNumber)
          ? 1
          : 0,
  packSizeDescription: (words) => (has(words, packWords) && !has(words, parWords) ? (words.length === 1 ? 2 : 3) : 0),
  description: (words) =>
    has(words, descriptionWords) ? 3 : has(words, productWords) && !has(words, numberWords) ? 1 : 0,
}
/** Narrow words first: 'Item description' must not become the number, nor 'Each par' the pack. */
const order = Object.keys(scores) as ListField[]

/**
 * GUIDE-3: the suggested column of each field of a customer's list, by its headers. A number is the
 * customer's or its former distributor's unless the header says that it is ours.
 */
export function guessListMapping(columns: readonly ImportColumn[]): ListMapping {
  const taken = new Set<number>()
  const mapping = Object.fromEntries(listFields.map((field) => [field, null])) as ListMapping
  const words = new Map(columns.map(({ index, header }) => [index, headerWords(header)]))
  for (const field of order) {
    let best: { index: number; score: number } | undefined
    for (const column of columns) {
      if (taken.has(column.index)) continue
      const score = scores[field](words.get(column.index)!, column)
      const preferred = score > 0 && !column.isHidden ? score + 100 : score
      if (preferred > (best?.score ?? 0)) best = { index: column.index, score: preferred }
    }
    if (!best) continue
    mapping[field] = best.index
    taken.add(best.index)
  }
  return mapping
}

const has = (words: readonly string[], known: ReadonlySet<string>): boolean => words.some((word) => known.has(word))
