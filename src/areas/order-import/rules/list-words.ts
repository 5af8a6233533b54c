const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * GUIDE-1, GUIDE-3: words in the headers of lists and guides, in English, French, Spanish and
 * German, in lower case without accents.
 */
export const listWords = {
  description: set(
    'description desc descr name nom nombre descripcion designation libelle bezeichnung artikelbezeichnung beschreibung',
  ),
  product: set('item items product products article articulo producto produit artikel produkt zutat ingredient'),
  number: set('number no num nbr code id sku ref reference numero codigo cod nummer nr artikelnummer artikelnr'),
  pack: set('pack size packsize format formato presentation envase packung packungsgrosse inhalt unit uom'),
  brand: set('brand brands mfg manufacturer label marque marca marke hersteller'),
  gtin: set('gtin upc ean barcode'),
  par: set('par pars minimum'),
  each: set('ea each eaches unit units unite unites unidad unidades piece pieces stuck stk'),
  reorder: set('reorder recommande reabastecer reposicion'),
  category: set('category class group department categorie categoria famille familia kategorie warengruppe'),
  location: set('location shelf storage area emplacement ubicacion zone lager lagerort regal'),
  own: set('customer cust their my your own vendor supplier distributor'),
} as const

/** Whether a header has one of these words. */
export const hasWord = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.some((word) => known.has(word))
