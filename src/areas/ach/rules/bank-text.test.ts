import { expect, test } from 'vitest'
import { bankText } from './bank-text.ts'

test.each([
  ['Harbor Grill, LLC', 'HARBOR GRILL, LLC'],
  ['Café Señor Ñandú', 'CAFE SENOR NANDU'],
  ['Straße 7 – Łódź’s', "STRASSE 7 - LODZ'S"],
  ['Smørrebrød ﬁsh', 'SMORREBROD FISH'],
  ['東京 Kitchen', 'KITCHEN'],
  ['東京', ''],
  ['  tab\tand\nline  ', 'TAB AND LINE'],
])('%j is written as %j [BILL-6]', (text, written) => expect(bankText(text)).toBe(written))
