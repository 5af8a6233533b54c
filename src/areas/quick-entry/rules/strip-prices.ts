/** '@ $56.75', '@56.75/cs'. */
const afterAt =
  /@\s?\$?\s?\d{1,6}(?:,\d{3})?(?:\.\d{1,4})?(?:\s?(?:\/|per |a )\s?(?:cs|cse|case|ea|each|lb|caja|caisse)\b)?(?![\d/])/gi
/** '$56.75', '($22.10)', 'US$ 40/cs'. */
const withDollar =
  /\(?(?:us)?[$€]\s?\d{1,6}(?:,\d{3})?(?:\.\d{1,4})?(?:\s?(?:\/|per |a )\s?(?:cs|cse|case|ea|each|lb|caja|caisse)\b)?\)?/gi
/** '56.75 $', '56.75 usd'. */
const dollarAfter = /\b\d{1,6}(?:\.\d{1,2})?\s?(?:[$€]|usd\b|dollars?\b)/gi
/** '= 113.50'. */
const afterEquals = /=\s?\d{1,6}\.\d{2}(?!\d)/g

/** CART-13: removes the prices from a line, so that none is read as a quantity. */
export const stripPrices = (line: string): string =>
  /[@=$€]|usd|dollar/i.test(line)
    ? line.replace(afterAt, ' ').replace(withDollar, ' ').replace(dollarAfter, ' ').replace(afterEquals, ' ')
    : line
