/**
 * Spanish and French articles and prepositions: kitchens write 'chuleta de puerco', the catalogue
 * does not.
 */
export const grammarWords: ReadonlySet<string> = new Set(
  'de del la el los las lo le les y un una en para con du des d l au aux a et avec'.split(' '),
)
