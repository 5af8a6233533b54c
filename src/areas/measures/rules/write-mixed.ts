import type { Rational } from '#kit/rational.ts'

/** RECIPE-4: a number as cooks write it: '1 1/2', '3/4', '12'; exact. */
export function writeMixed({ numerator, denominator }: Rational): string {
  const size = numerator < 0n ? -numerator : numerator
  const [whole, rest] = [size / denominator, size % denominator]
  const parts = [whole > 0n || rest === 0n ? String(whole) : '', rest > 0n ? `${rest}/${denominator}` : '']
  return `${numerator < 0n ? '-' : ''}${parts.filter(Boolean).join(' ')}`
}
