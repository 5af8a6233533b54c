/**
 * True for the routing number of a bank: nine digits whose weighted sum (3, 7, 1 over and over)
 * ends in 0.
 */
export function isRoutingNumber(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text) || text === '000000000') return false
  return Array.from(text).reduce((sum, digit, place) => sum + Number(digit) * [3, 7, 1][place % 3]!, 0) % 10 === 0
}
