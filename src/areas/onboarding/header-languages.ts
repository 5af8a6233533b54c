/** Headers of German and French systems: English words, then what they are called there. */
const translations: readonly (readonly [english: string, others: string])[] = [
  ['item no', 'artikelnr, artikelnummer, ref article, reference article'],
  ['item', 'artikel'],
  ['item description', 'artikelbezeichnung'],
  ['description', 'bezeichnung, beschreibung, designation, libelle'],
  ['name', 'nom, firmenname'],
  ['company name', 'firma, raison sociale'],
  ['brand', 'marke, marque'],
  ['manufacturer', 'hersteller, fabricant'],
  ['vendor', 'lieferant, fournisseur'],
  ['item group', 'warengruppe, artikelgruppe'],
  ['category', 'kategorie, categorie'],
  ['family', 'famille'],
  ['pack', 'vpe, gebinde, verpackung, conditionnement'],
  ['uom', 'mengeneinheit, einheit, unite'],
  ['barcode', 'strichcode, code barres, code barre'],
  ['weight', 'gewicht, poids'],
  ['net weight', 'nettogewicht, poids net'],
  ['gross weight', 'bruttogewicht, poids brut'],
  ['ingredients', 'zutaten'],
  ['cost', 'ek, einkaufspreis, einstandspreis, prix achat'],
  ['price', 'preis, prix'],
  ['list price', 'listenpreis'],
  ['sell price', 'vk, verkaufspreis, prix vente'],
  ['net price', 'nettopreis, prix net'],
  ['unit price', 'einzelpreis, stuckpreis, prix unitaire'],
  ['contract price', 'sonderpreis, kundenpreis, prix contrat'],
  ['price group', 'preisgruppe, preisklasse, classe prix, categorie tarifaire, code tarif'],
  ['price list', 'preisliste'],
  ['valid from', 'gultig ab, gultig von, date debut, date effet'],
  ['valid to', 'gultig bis, date fin'],
  ['stock', 'bestand, lagerbestand'],
  ['available', 'verfugbar, stock disponible'],
  ['min stock', 'mindestbestand, meldebestand, stock mini, stock minimum'],
  ['next receipt', 'nachster zugang, prochaine arrivee'],
  ['warehouse', 'lager, lagerort, depot, entrepot'],
  ['customer no', 'kundennr, kundennummer, debitor, debitorennr'],
  ['customer', 'kunde'],
  ['customer name', 'kundenname'],
  ['blocked', 'gesperrt, sperrkennzeichen, liefersperre, auftragssperre, bloque'],
  ['deleted', 'loschkennzeichen, loekz, geloscht, supprime'],
  ['discontinued', 'ausgelaufen, auslauf, arrete'],
  ['ship to no', 'lieferstelle, lieferadressnr, site livraison, lieu livraison'],
  ['address', 'strasse, straße, anschrift, adresse, rue'],
  ['email', 'courriel, adresse email, adresse mail'],
  ['zip', 'plz, postleitzahl, code postal'],
  ['city', 'ort, stadt, ville'],
  ['phone', 'telefon'],
  ['contact', 'ansprechpartner'],
  ['first name', 'vorname, prenom'],
  ['last name', 'nachname, nom famille'],
  ['delivery days', 'liefertage, liefertag, tourentage, jours livraison, jour livraison'],
  ['order no', 'auftragsnr, auftragsnummer, bestellnr, bestellnummer'],
  ['order', 'commande'],
  ['order date', 'auftragsdatum, bestelldatum, date commande'],
  ['delivery date', 'lieferdatum, date livraison'],
  ['document no', 'belegnr, belegnummer'],
  ['document date', 'belegdatum, date piece'],
  ['invoice no', 'rechnungsnr, rechnungsnummer'],
  ['invoice', 'rechnung, facture'],
  ['invoice date', 'rechnungsdatum, date facture'],
  ['invoice total', 'rechnungsbetrag, gesamtbetrag, total facture, montant total'],
  ['due date', 'fallig am, falligkeit, echeance, date echeance'],
  ['open amount', 'offener betrag, offen, solde'],
  ['line no', 'pos, position, positionsnr, ligne'],
  ['qty', 'menge, anzahl, quantite, qte'],
  ['amount', 'betrag, montant'],
  ['line amount', 'positionsbetrag, montant ligne'],
]

const english: ReadonlyMap<string, string> = new Map(
  translations.flatMap(([words, others]) => others.split(', ').map((other) => [other, words] as const)),
)

/** PLAT-3: the words of a header with those of German and French systems in English. */
export function inEnglish(words: readonly string[]): string {
  const translated: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next] = words.slice(at, at + 2)
    const pair = next && english.get(`${word} ${next}`)
    translated.push(pair || (english.get(word) ?? word))
    if (pair) at += 1
  }
  return translated.join(' ')
}
