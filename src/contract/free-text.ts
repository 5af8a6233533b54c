import { z } from 'zod'
import { type FreeText, freeTextProblem } from '#kit/free-text.ts'

/**
 * A text that people write for people, trimmed. The usual type of a request's text:
 * tests/contract-inputs.test.ts asks every other one why it may hold a card number (security 26).
 */
export const freeText = (field: FreeText) =>
  z
    .string()
    .trim()
    .max(field.max, `${field.label} cannot be more than ${field.max} characters`)
    .superRefine((text, context) => {
      const message = text.length > field.max ? undefined : freeTextProblem(field, text)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })
