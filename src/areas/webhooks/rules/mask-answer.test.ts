import { expect, test } from 'vitest'
import { maskAnswer, maxAnswer } from './mask-answer.ts'

test('an answer that echoes a secret is kept without it [NEXT-12]', () => {
  const echoed = [
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    `larder_${'a'.repeat(43)}`,
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    'Bearer abcdefgh12345678',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc',
  ]
  for (const secret of echoed) {
    const kept = maskAnswer(`got ${secret} from you`)
    expect(kept).toContain('•••')
    expect(kept).not.toContain(secret.slice(6))
  }
})

test('a secret at the cut is masked whole [NEXT-12]', () => {
  const kept = maskAnswer(`${'x'.repeat(maxAnswer - 10)} whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw`)
  expect(kept).not.toContain('whsec_Mf')
})

test('an answer is cut, and has no letters that steer or hide [NEXT-12]', () => {
  expect(maskAnswer('x'.repeat(5000))).toBe(`${'x'.repeat(maxAnswer)}…`)
  expect(maskAnswer('a\u001B[31mb\u0000\u202Ec\r\nd')).toBe('a [31mb c d')
  expect(maskAnswer('<b>no markup</b>')).toBe('<b>no markup</b>')
})
