/** The kinds of columns a header can name. */
export type ColumnKind = 'item' | 'cases' | 'eaches' | 'unit'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

// Words of headers in English, French, Spanish and German, in lower case without accents.
const itemWords = set('item itm')
const productWords = set(
  'product prod produit producto produkt material article articulo artikel art stock sku catalog',
)
const numberWords = set('number no num nbr nr numero nummer code cod codigo id ref reference referencia clave')
const compounds = set(
  'sku itemcode itemnumber itemno stockcode productcode artikelnummer artikelnr produktnummer bestellnummer materialnummer usf us',
)
const descriptionWords = set(
  'description desc descr name nom nombre descripcion designation libelle bezeichnung artikelbezeichnung beschreibung',
)
const caseWords = set('cs case cases caisse caisses cse caja cajas karton kartons kiste kisten ktn')
const eachWords = set(
  'ea each eaches unit units unite unites unidad unidades piece pieces pce pieza piezas pza pzas stuck stk',
)
const quantityWords = set('qty quantity qnty qte quantite cant cantidad cdad ctd menge anzahl bestellmenge')
const orderWords = set('order ordered commande commandee commander pedido pedida pedir bestellt bestellte bestellung')
/** Alone, 'Order' usually means the quantity, 'Count' sometimes. */
const aloneWords = set('order ordered count commande pedido bestellt bestellung')
const unitWords = set('uom um udm einheit mengeneinheit bestelleinheit verkaufseinheit me')
const measureWords = set('measure sale order mesure vente medida venta')
const besideUnitWords = set('order qty quantity sell sales pack item')
const fillers = set('de du des d l la le les del the of a to in der die das')
/** A header with one of these is a price, a size or stock, even when it also names a unit. */
const notQuantityWords = set(
  'price cost total amount pack size weight par per history last avg average prix precio costo importe montant ' +
    'poids peso taille tamano hand stock shipped received backordered backorder min max previous available ' +
    'inventory disponible existencia dernier ultimo rate value preis einzelpreis gesamtpreis betrag summe gewicht inhalt ' +
    'grosse packung packungsgrosse geliefert bestand lagerbestand letzte pro je',
)
/** Other columns of order files, which help to recognize the header row. */
const otherWords = set(
  'brand pack size price cost total amount extended ext rate category class vendor supplier upc gtin weight notes note ' +
    'remarks storage marque marca prix precio costo importe montant categorie categoria format formato marke preis ' +
    'einzelpreis gesamtpreis betrag summe gewicht inhalt packungsgrosse kategorie warengruppe lieferant bemerkung',
)

/** Max characters of a header that are examined. */
const maxHeaderLength = 100

/** The words of a header: 'Qté (caisses)' -> ['qte', 'caisses'], 'Item #' -> ['item', 'no']. */
export function headerWords(header: string): string[] {
  const words = header
    .slice(0, maxHeaderLength)
    .replaceAll(/#|\b[nN][°º]/g, ' no ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word))
  return words
}

/** Confidence that a header names this kind of column; 0 is none. */
export function sureness(kind: ColumnKind, words: readonly string[]): number {
  if (words.length === 0) return 0
  return { item: itemSureness, cases: casesSureness, eaches: eachesSureness, unit: unitSureness }[kind](words)
}

/** Min confidence at which an item header is accepted regardless of the values below it. */
export const sureItem = 2

function itemSureness(words: readonly string[]): number {
  const { has, areAll } = lookAt(words)
  if (has(descriptionWords)) return 0
  if (areAll(itemWords, numberWords)) return has(itemWords) ? (has(numberWords) ? 6 : 5) : 1
  if (areAll(productWords, numberWords)) return has(productWords) && has(numberWords) ? 4 : words[0] === 'sku' ? 3 : 1
  const text = words.join(' ')
  if (text === 'order code' || text === 'distributor item' || (words.length === 1 && has(compounds))) return 3
  return (has(itemWords) || has(productWords)) && has(numberWords) && !has(notQuantityWords) ? sureItem : 0
}

function casesSureness(words: readonly string[]): number {
  const { has, areAll } = lookAt(words)
  if (has(notQuantityWords) || has(eachWords)) return 0
  if (has(caseWords)) {
    if (areAll(caseWords, quantityWords, orderWords)) return has(quantityWords) ? 5 : 4
    return has(quantityWords) || has(orderWords) ? 3 : 0
  }
  if (has(quantityWords) && areAll(quantityWords, orderWords)) return 2
  return words.length === 1 && has(aloneWords) ? 1 : 0
}

function eachesSureness(words: readonly string[]): number {
  const { has, areAll } = lookAt(words)
  if (has(notQuantityWords) || has(caseWords) || !has(eachWords)) return 0
  if (areAll(eachWords, quantityWords, orderWords)) return has(quantityWords) ? 3 : 2
  return has(quantityWords) || has(orderWords) ? 1 : 0
}

function unitSureness(words: readonly string[]): number {
  const { has, areAll } = lookAt(words)
  if (words.length === 2 && words[0] === 'u' && words[1] === 'm') return 2
  if (has(unitWords) && areAll(unitWords, besideUnitWords)) return 2
  if (words.length === 2 && besideUnitWords.has(words[0]!) && words[1] === 'unit') return 2
  if (words.length === 2 && eachWords.has(words[0]!) && measureWords.has(words[1]!)) return 2
  // 'Unit', 'Measure' or 'CS/EA' is the unit if the values below are units.
  if (words.length === 1 && (has(eachWords) || has(measureWords)) && !has(orderWords)) return 1
  return areAll(caseWords, eachWords, set('or ou o')) && has(caseWords) && has(eachWords) ? 1 : 0
}

/** True for a word of any column found in order files. */
export const isColumnHeader = (words: readonly string[]): boolean =>
  words.length > 0 &&
  (words.some((word) => otherWords.has(word) || descriptionWords.has(word)) ||
    (['item', 'cases', 'eaches', 'unit'] as const).some((kind) => sureness(kind, words) > 0))

function lookAt(words: readonly string[]) {
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word))
  const areAll = (...sets: ReadonlySet<string>[]) => words.every((word) => sets.some((set) => set.has(word)))
  return { has, areAll }
}
