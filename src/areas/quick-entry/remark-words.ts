const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * Words that turn a line into a remark: a change, a condition, a question. English, Spanish and
 * French, lower case and without accents.
 */
export const remarkWords: ReadonlySet<string> = new Set(
  words(`not don't dont do cancel cancelled canceled skip remove without except instead hold minus return returned credit
    if maybe perhaps unless or last next was were is are shorted wrong missing didn't didnt never stop delete nix
    nvm forget otherwise whatever either substitute replace call price prices how what when why where which until
    till but only yesterday today tomorrow plenty enough already left leftover received arrived
    cancela cancele cancelar quita quite quitar elimina tenemos tengo tienen hay queda quedan quedo sobra sobran todavia
    llego llegaron recibimos recibi faltaron falto nunca ayer hoy precio cuanto cuando tampoco suficiente
    annuler annulez annule enlever enlevez retirez reste restent avons recu recus jamais hier prix combien assez encore`),
)

/**
 * Phrases that mark a remark, matched against a line in lower case without accents; each pattern is
 * linear (PLAT-14).
 */
export const remarkPhrases: readonly RegExp[] = [
  // Stock on hand is not an order: 'we have 2 cs', 'have 4 boxes', 'there's 2 cs in the walk-in'.
  /\b(?:we|i|u|they)(?:'ve)? (?:still |already |also )?(?:have|hav|hv|had|got)\b/,
  /^(?:still |already )?(?:have|hav|hv|got|had) /,
  /\bthere'?s\b|\bthere (?:is|are)\b/,
  /\bon hand\b|\bin (?:the )?(?:cooler|walk-?in|freezer|house)\b|\bcame in\b|\bout of\b|\bran out\b/,
  /^nous avons |\bon a (?!besoin)|\bil y a\b|^j'ai (?!besoin)/,
  // '86' is kitchen slang for 'sold out' or 'cancel'.
  /^86 (?:the )?[a-z]/,
  /^scratch |\bnever ?mind\b|\btake off\b|\bno need\b/,
  /^(?:no|non|nada|pas|zero|0) (?!msg|\.)/,
  /\bpas d[e' ]|\bne [a-z' ]{1,20}pas\b|\bya no\b|\bno (?:mand|quier|necesit|ocup|traig|envi|hay|me |nos )/,
  // 'sin hueso' and 'sans sel' are part of an item's name.
  /^(?:sin|sans) (?!hueso|sal\b|semilla|piel|gluten|azucar|cascara|espina|os\b|peau|sel\b|pepin|sucre|arete)/,
  /\ben vez de\b|\ben lugar de\b|\bau lieu de\b|\ba como\b/,
  /^(?:u|you|do you|tienes|tienen|tiene|avez[ -]vous) (?:have\b|got\b|carry\b)?/,
]
