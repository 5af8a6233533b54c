/** An 850 as partners write it, with other separators than ours; changes by name. */
export function sample850({
  control = '000000101',
  sender = 'BUYERGROUP',
  po = 'PO-77',
  shipTo = '0042',
  qualifier = '92',
  lines = ['PO1|1|2|CA|20||VN|0001001', 'PO1|2|1|CS|||VN|0001003|UP|012345678905'],
  head = [],
  count,
  setControl = '0001',
  lineCount,
  purpose = '00',
  wantsAnswer = '0',
}: {
  control?: string
  sender?: string
  po?: string
  shipTo?: string
  qualifier?: string
  lines?: readonly string[]
  head?: readonly string[]
  count?: number
  setControl?: string
  lineCount?: number
  purpose?: string
  wantsAnswer?: '0' | '1'
} = {}): string {
  const inside = [
    `BEG|${purpose}|SA|${po}||20260302`,
    'DTM|002|20260304',
    ...head,
    `N1|ST|Harbor Grill|${qualifier}|${shipTo}`,
    'N3|1 Quay',
    'N4|Las Vegas|NV|89101',
    ...lines,
    `CTT|${lineCount ?? lines.filter((line) => line.startsWith('PO1')).length}`,
  ]
  const isa = [
    'ISA',
    '00',
    ' '.repeat(10),
    '00',
    ' '.repeat(10),
    'ZZ',
    sender.padEnd(15),
    'ZZ',
    'LARDER'.padEnd(15),
    '260302',
    '1200',
    'U',
    '00401',
    control,
    wantsAnswer,
    'P',
    ':',
  ]
  return [
    isa.join('|'),
    `GS|PO|${sender}|LARDER|20260302|1200|${Number(control)}|X|004010`,
    'ST|850|0001',
    ...inside,
    `SE|${count ?? inside.length + 2}|${setControl}`,
    `GE|1|${Number(control)}`,
    `IEA|1|${control}`,
    '',
  ].join("'\n")
}
