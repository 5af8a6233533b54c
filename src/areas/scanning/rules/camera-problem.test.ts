import { expect, test } from 'vitest'
import { cameraProblemOf, cameraSentences } from './camera-problem.ts'

// The names that getUserMedia gives its errors (Media Capture and Streams, section 10.2).
test.each([
  ['NotAllowedError', 'blocked'],
  ['SecurityError', 'blocked'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'failed'],
])('%s means that the camera is %s [NEXT-8]', (name, problem) => {
  expect(cameraProblemOf(name)).toBe(problem)
})

test('whatever is wrong with the camera, the person may type the code [NEXT-8]', () => {
  for (const sentence of Object.values(cameraSentences)) expect(sentence).toMatch(/type the code below/i)
})
