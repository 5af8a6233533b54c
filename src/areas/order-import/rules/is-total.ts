import { headerWords } from './column-words.ts'

const totalWords = new Set('total totals totaux totales sum suma somme summe gesamt gesamtsumme'.split(' '))
const subtotalWords = new Set('subtotal subtotals subtotales zwischensumme'.split(' '))
const before = new Set('grand sub sous order page report invoice gran'.split(' '))
const behind = new Set(
  'general order page cases case cs ea each eaches units qty quantity items item lines pieces weight amount cantidad cajas caisses quantite menge anzahl kartons kisten betrag'.split(
    ' ',
  ),
)

/**
 * IMPORT-1: whether a cell marks its row as a total. 'perhaps' is returned for 'Dairy Total', which
 * may also be an item: the sum of the rows above then decides.
 */
export function isTotal(cell: string): 'yes' | 'perhaps' | 'no' {
  const words = headerWords(cell)
  const at = words.findIndex((word) => totalWords.has(word))
  if (words.some((word) => subtotalWords.has(word))) return 'yes'
  if (at === -1) return 'no'
  if (words.slice(0, at).every((word) => before.has(word)) && words.slice(at + 1).every((word) => behind.has(word)))
    return 'yes'
  if (at === 1 && (words[0] === 'sub' || words[0] === 'sous')) return 'yes'
  return at === 0 || at === words.length - 1 ? 'perhaps' : 'no'
}
