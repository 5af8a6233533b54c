/** A debit that a test's bank sends back, or says a change of. */
export interface TestReturn {
  readonly originalTrace: string
  /** R01 …, C01 … */
  readonly code: string
  readonly amountCents: number
  readonly routingNo?: string
  readonly accountNo?: string
  /** At most 29 characters. */
  readonly corrected?: string
  readonly sequence?: number
}

const bank = '09100001'

/**
 * A return file as a bank writes it, from the published layout alone; neither the portal's writer
 * nor the demo bank's has a part in it.
 */
export function writeReturns(returns: readonly TestReturn[]): string {
  const lines = [
    `101 091000019 0210000212611251200A094101${'LARDER'.padEnd(23)}${'FIRST HARVEST BANK'.padEnd(23)}${' '.repeat(8)}`,
  ]
  let hash = 0
  let debits = 0
  returns.forEach((each, index) => {
    const isNotice = each.code.startsWith('C')
    const amount = isNotice ? 0 : each.amountCents
    const routingNo = each.routingNo ?? '091000019'
    const trace = bank + String(each.sequence ?? index + 1).padStart(7, '0')
    const number = String(index + 1).padStart(7, '0')
    const cents = String(amount)
    lines.push(
      `5225${'LARDER FOODS'.padEnd(36)}1880123456${isNotice ? 'COR' : 'CCD'}INVOICES  ${' '.repeat(6)}261124   1${bank}${number}`,
      `626${routingNo}${(each.accountNo ?? '60233417095281').padEnd(17)}${cents.padStart(10, '0')}${'P1'.padEnd(15)}${'HARBOR GRILL'.padEnd(22)}  1${trace}`,
      isNotice
        ? `798${each.code}${each.originalTrace}${' '.repeat(6)}${bank}${(each.corrected ?? '').padEnd(29)}${' '.repeat(15)}${trace}`
        : `799${each.code}${each.originalTrace}${' '.repeat(6)}${bank}${' '.repeat(44)}${trace}`,
      `8225000002${routingNo.slice(0, 8).padStart(10, '0')}${cents.padStart(12, '0')}${'0'.repeat(12)}1880123456${' '.repeat(25)}${bank}${number}`,
    )
    hash += Number(routingNo.slice(0, 8))
    debits += amount
  })
  const count = String(returns.length * 2).padStart(8, '0')
  const blocks = String(Math.ceil((lines.length + 1) / 10)).padStart(6, '0')
  lines.push(
    `9${String(returns.length).padStart(6, '0')}${blocks}${count}${String(hash % 1e10).padStart(10, '0')}${String(debits).padStart(12, '0')}${'0'.repeat(12)}${' '.repeat(39)}`,
  )
  while (lines.length % 10 > 0) lines.push('9'.repeat(94))
  return lines.map((line) => `${line}\n`).join('')
}
