/** Letters that have no accent to leave out. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ı: 'I',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
}

/**
 * BILL-6: a text as bank files hold it: capital letters, digits and signs of ASCII. Accents and
 * other scripts are left out, so the result may be empty.
 */
export const bankText = (text: string): string =>
  Array.from(text.toUpperCase().normalize('NFKD').replace(/\p{M}/gu, ''), (sign) => spelled[sign] ?? sign)
    .map((sign) => (/^[ -~]+$/.test(sign) ? sign : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
