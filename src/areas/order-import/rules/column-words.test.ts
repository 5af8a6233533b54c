import { expect, test } from 'vitest'
import { type ColumnKind, headerWords, isColumnHeader, sureness } from './column-words.ts'

test('a header is split into words without accents, punctuation and articles [IMPORT-1]', () => {
  expect(headerWords('N° de l’Article')).toEqual(['no', 'article'])
  expect(headerWords('Item #')).toEqual(['item', 'no'])
  expect(headerWords('Packungsgröße')).toEqual(['packungsgrosse'])
  expect(headerWords('orderedCases')).toEqual(['ordered', 'cases'])
  expect(headerWords(`Qté ${'x'.repeat(1000)}`)[1]).toHaveLength(96)
})

const kindOf = (header: string): ColumnKind | null => {
  const words = headerWords(header)
  return (['item', 'cases', 'eaches', 'unit'] as const).find((kind) => sureness(kind, words) > 0) ?? null
}

test.each<[string, ColumnKind | null]>([
  ['Item Number', 'item'],
  ['Code article', 'item'],
  ['Número de artículo', 'item'],
  ['Réf.', 'item'],
  ['Item Description', null],
  ['Order #', null],
  ['Qté', 'cases'],
  ['Quantité (caisses)', 'cases'],
  ['Cantidad', 'cases'],
  ['Cant. pedida', 'cases'],
  ['Cdad', 'cases'],
  ['Caisses', 'cases'],
  ['Cajas', 'cases'],
  ['Qty Ordered', 'cases'],
  ['Qty Shipped', null],
  ['Cases per pallet', null],
  ['Qty (EA)', 'eaches'],
  ['Piezas', 'eaches'],
  ['Qté unités', 'eaches'],
  ['U/M', 'unit'],
  ['Unité de mesure', 'unit'],
  ['Unidad de medida', 'unit'],
  ['CS/EA', 'unit'],
  ['Artikelnummer', 'item'],
  ['Artikel-Nr.', 'item'],
  ['Art.-Nr.', 'item'],
  ['Artikel', 'item'],
  ['Bezeichnung', null],
  ['Artikelbezeichnung', null],
  ['Menge', 'cases'],
  ['Anzahl', 'cases'],
  ['Bestellmenge', 'cases'],
  ['Menge (Kartons)', 'cases'],
  ['Kisten', 'cases'],
  ['Stück', 'eaches'],
  ['Anzahl Stk.', 'eaches'],
  ['Einheit', 'unit'],
  ['Mengeneinheit', 'unit'],
  ['ME', 'unit'],
  ['Preis', null],
  ['Preis je Einheit', null],
  ['Gelieferte Menge', null],
  ['Lagerbestand', null],
  ['Unit Price', null],
  ['Prix', null],
  ['', null],
])('the header %j names the column %s [IMPORT-1]', (header, kind) => {
  expect(kindOf(header)).toBe(kind)
})

test('other columns of order files are recognized too, words of a title are not [IMPORT-1]', () => {
  const known = (header: string) => isColumnHeader(headerWords(header))
  expect(
    ['Description', 'Brand', 'Pack Size', 'Prix', 'Bezeichnung', 'Einzelpreis', 'Packungsgröße'].every(known),
  ).toBe(true)
  expect(['Riverside Grill', 'Week of 11/24/2026', ''].some(known)).toBe(false)
})
