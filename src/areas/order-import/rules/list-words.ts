const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * GUIDE-1, GUIDE-3: words in the headers of lists and guides, in English, French and Spanish, in
 * lower case without accents.
 */
export const listWords = {
  description: set('description desc descr name nom nombre descripcion designation libelle'),
  product: set('item items product products article articulo producto produit ingredient'),
  number: set('number no num nbr code id sku ref reference numero codigo cod'),
  pack: set('pack size packsize format formato presentation envase unit uom'),
  brand: set('brand brands mfg manufacturer label marque marca'),
  gtin: set('gtin upc ean barcode'),
  par: set('par pars minimum'),
  each: set('ea each eaches unit units unite unites unidad unidades piece pieces'),
  reorder: set('reorder recommande reabastecer reposicion'),
  category: set('category class group department categorie categoria famille familia'),
  location: set('location shelf storage area emplacement ubicacion zone'),
  own: set('customer cust their my your own vendor supplier distributor'),
} as const

/** Whether a header has one of these words. */
export const hasWord = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.some((word) => known.has(word))
