/**
 * A second reader of bank files, written from the published record layout alone. It shares no line
 * with the writer or with the portal's own reader, so that a mistake of theirs is not repeated.
 */

// Columns as the layout counts them: from 1, both ends included.
const layout = {
  '1': {
    priority: [2, 3],
    destination: [4, 13],
    origin: [14, 23],
    date: [24, 29],
    time: [30, 33],
    modifier: [34, 34],
    size: [35, 37],
    blocking: [38, 39],
    format: [40, 40],
    destinationName: [41, 63],
    originName: [64, 86],
    reference: [87, 94],
  },
  '5': {
    serviceClass: [2, 4],
    companyName: [5, 20],
    discretionary: [21, 40],
    companyId: [41, 50],
    entryClass: [51, 53],
    description: [54, 63],
    descriptiveDate: [64, 69],
    effective: [70, 75],
    settlement: [76, 78],
    status: [79, 79],
    odfi: [80, 87],
    number: [88, 94],
  },
  '6': {
    code: [2, 3],
    bank: [4, 11],
    checkDigit: [12, 12],
    account: [13, 29],
    amount: [30, 39],
    individualId: [40, 54],
    name: [55, 76],
    discretionary: [77, 78],
    hasAddendum: [79, 79],
    odfi: [80, 87],
    sequence: [88, 94],
  },
  '7': { kind: [2, 3], info: [4, 83], addendumNumber: [84, 87], entry: [88, 94] },
  '8': {
    serviceClass: [2, 4],
    count: [5, 10],
    hash: [11, 20],
    debits: [21, 32],
    credits: [33, 44],
    companyId: [45, 54],
    mac: [55, 73],
    reserved: [74, 79],
    odfi: [80, 87],
    number: [88, 94],
  },
  '9': {
    batches: [2, 7],
    blocks: [8, 13],
    count: [14, 21],
    hash: [22, 31],
    debits: [32, 43],
    credits: [44, 55],
    reserved: [56, 94],
  },
} as const satisfies Record<string, Record<string, readonly [number, number]>>

/** Fields that hold nothing but digits. */
const numeric = new Set(
  (
    'priority date time size blocking effective descriptiveDate odfi number code bank checkDigit amount sequence kind ' +
    'addendumNumber entry count hash debits credits batches blocks'
  ).split(' '),
)
const debitCodes = new Set(['27', '28', '37', '38'])
const creditCodes = new Set(['22', '23', '32', '33'])

type Kind = keyof typeof layout
type Fields<K extends Kind> = Record<keyof (typeof layout)[K], string>

/** An entry with its addendum. */
export interface LaidOutEntry extends Fields<'6'> {
  readonly addenda: Fields<'7'>[]
}
/** A batch with its entries. */
export interface LaidOutBatch extends Fields<'5'> {
  readonly entries: LaidOutEntry[]
}
/** A file, and what of it contradicts the layout. */
export interface LaidOutFile {
  readonly header: Fields<'1'> | undefined
  readonly batches: LaidOutBatch[]
  readonly problems: string[]
}

/** Reads a file and checks every field, order and total. */
export function readByLayout(text: string): LaidOutFile {
  const problems: string[] = []
  const batches: LaidOutBatch[] = []
  let header: Fields<'1'> | undefined
  let open: LaidOutBatch | undefined
  let end: Fields<'9'> | undefined
  const lines = text.split('\r\n')
  if (lines.pop() !== '') problems.push('the last line is not ended')
  if (lines.length === 0 || lines.length % 10 !== 0) problems.push(`${lines.length} lines are no whole blocks`)
  let filler = 0
  lines.forEach((line, index) => {
    const at = (problem: string) => problems.push(`line ${index + 1}: ${problem}`)
    if (line.length !== 94) at(`${line.length} characters`)
    if (!/^[\u0020-\u007e]*$/.test(line) || line !== line.toUpperCase()) at('a sign that is no capital ASCII')
    if (end) {
      if (!/^9{94}$/.test(line)) at('no filler after the end')
      filler += 1
      return
    }
    const kind = line[0] as Kind
    if (!(kind in layout)) return void at(`type ${line[0]}`)
    const fields = split(kind, line, at)
    if (index === 0 && kind !== '1') at('the file does not begin with its header')
    if (kind === '1') {
      header = fields as Fields<'1'>
      if (index > 0) at('a second header')
      if (header.priority !== '01' || header.size !== '094' || header.blocking !== '10' || header.format !== '1')
        at('fixed values of the header')
      if (!/^ \d{9}$/.test(header.destination) || !isRouting(header.destination.trim())) at('destination')
      if (!/^ ?\d+$/.test(header.origin)) at('origin')
      if (!/^[A-Z0-9]$/.test(header.modifier)) at('modifier')
    } else if (kind === '5') {
      if (open) at('a batch inside a batch')
      open = { ...(fields as Fields<'5'>), entries: [] }
      if (open.settlement.trim() !== '') at('the operator fills the settlement date')
      if (open.odfi !== header?.destination.slice(1, 9)) at('the originating bank')
      batches.push(open)
    } else if (kind === '6') {
      if (!open) return void at('an entry outside a batch')
      const entry = { ...(fields as Fields<'6'>), addenda: [] }
      if (!isRouting(entry.bank + entry.checkDigit)) at('check digit of the receiving bank')
      if (!debitCodes.has(entry.code) && !creditCodes.has(entry.code)) at(`transaction code ${entry.code}`)
      if (entry.account.trim() === '' || entry.account.startsWith(' ')) at('account')
      if (entry.name.trim() === '') at('name')
      const before = open.entries.at(-1)
      if (before && Number(before.sequence) >= Number(entry.sequence)) at('trace numbers must ascend')
      if (entry.odfi !== open.odfi) at('trace number of another bank')
      open.entries.push(entry)
    } else if (kind === '7') {
      const entry = open?.entries.at(-1)
      if (!entry) return void at('an addendum without an entry')
      entry.addenda.push(fields as Fields<'7'>)
      const { addendumNumber, entry: of, kind: type } = fields as Fields<'7'>
      if (type !== '05' || of !== entry.sequence || Number(addendumNumber) !== entry.addenda.length) at('addendum')
    } else if (kind === '8') {
      if (!open) return void at('the end of no batch')
      checkBatch(open, fields as Fields<'8'>, at)
      open = undefined
    } else {
      if (open) at('the end inside a batch')
      end = fields as Fields<'9'>
    }
  })
  if (!end) problems.push('no file control')
  else checkFile(batches, end, lines.length - filler, lines.length, (problem) => problems.push(`end: ${problem}`))
  return { header, batches, problems }
}

function split(kind: Kind, line: string, at: (problem: string) => void): Record<string, string> {
  return Object.fromEntries(
    Object.entries<readonly [number, number]>(layout[kind]).map(([name, [from, to]]) => {
      const value = line.slice(from - 1, to)
      if (numeric.has(name) && !/^\d+$/.test(value)) at(`${name} is not numeric`)
      return [name, value]
    }),
  )
}

/** 3-7-1 weights, as the check digit of routing numbers is published. */
function isRouting(number: string): boolean {
  if (!/^\d{9}$/.test(number)) return false
  const sumAt = (...places: number[]) => places.reduce((sum, place) => sum + Number(number[place]), 0)
  return (3 * sumAt(0, 3, 6) + 7 * sumAt(1, 4, 7) + sumAt(2, 5, 8)) % 10 === 0
}

const cents = (entries: readonly LaidOutEntry[], codes: ReadonlySet<string>): number =>
  entries.filter(({ code }) => codes.has(code)).reduce((sum, { amount }) => sum + Number(amount), 0)
const countOf = (entries: readonly LaidOutEntry[]): number =>
  entries.reduce((sum, { addenda }) => sum + 1 + addenda.length, 0)
const hashOf = (entries: readonly LaidOutEntry[]): string =>
  (entries.reduce((sum, { bank }) => sum + BigInt(bank), 0n) % 10n ** 10n).toString().padStart(10, '0')

function checkBatch(batch: LaidOutBatch, control: Fields<'8'>, at: (problem: string) => void): void {
  const { entries } = batch
  if (entries.length === 0) at('an empty batch')
  for (const { hasAddendum, addenda, code, amount } of entries) {
    if (Number(hasAddendum) !== addenda.length) at('the addenda indicator, or more than the one addendum allowed')
    if (Number(amount) === 0 && !/8|3$/.test(code)) at('an entry of no amount')
  }
  if (control.serviceClass !== batch.serviceClass) at('service class')
  const hasCredits = entries.some(({ code }) => creditCodes.has(code))
  if (batch.serviceClass !== (hasCredits ? '200' : '225')) at('service class of its entries')
  if (hasCredits && cents(entries, creditCodes) !== cents(entries, debitCodes)) at('not balanced')
  if (control.companyId !== batch.companyId) at('company id')
  if (control.odfi !== batch.odfi || control.number !== batch.number) at('bank or number of the batch')
  if (Number(control.count) !== countOf(entries)) at('entry count of the batch')
  if (control.hash !== hashOf(entries)) at('entry hash of the batch')
  if (Number(control.debits) !== cents(entries, debitCodes)) at('debits of the batch')
  if (Number(control.credits) !== cents(entries, creditCodes)) at('credits of the batch')
}

function checkFile(
  batches: readonly LaidOutBatch[],
  end: Fields<'9'>,
  records: number,
  lines: number,
  at: (problem: string) => void,
): void {
  const entries = batches.flatMap((batch) => batch.entries)
  if (Number(end.batches) !== batches.length) at('batch count')
  if (batches.some(({ number }, index) => Number(number) !== index + 1)) at('batch numbers')
  if (Number(end.blocks) !== Math.ceil(records / 10) || lines !== Number(end.blocks) * 10) at('block count')
  if (Number(end.count) !== countOf(entries)) at('entry count')
  if (end.hash !== hashOf(entries)) at('entry hash')
  if (Number(end.debits) !== cents(entries, debitCodes)) at('debits')
  if (Number(end.credits) !== cents(entries, creditCodes)) at('credits')
  const traces = entries.map(({ odfi, sequence }) => odfi + sequence)
  if (new Set(traces).size !== traces.length) at('a trace number twice')
}
