/** Lower case, without accents, with straight quotes: 'Œufs d’été' -> "oeufs d'ete". */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/[‘’`´]/g, "'")
