import { z } from 'zod'

/**
 * One variable of the environment: what it must look like, its value when absent, and how it is
 * shown to operators.
 */
export interface Field<T> {
  readonly variable: string
  /** Completes the sentence 'X must be …'. */
  readonly expected: string
  readonly isSecret: boolean
  /** The value, or undefined when the text is not acceptable. */
  read(text: string | undefined): { readonly value: T } | undefined
}

function field<T>(variable: string, expected: string, schema: z.ZodType<T, string>, fallback: T): Field<T> {
  return {
    variable,
    expected,
    isSecret: false,
    read: (text) => {
      // An empty variable is how shells and compose files say 'not set'.
      if (text === undefined || text.trim() === '') return { value: fallback }
      const { success, data } = schema.safeParse(text.trim())
      return success ? { value: data } : undefined
    },
  }
}

/** The same field, masked wherever the configuration is printed. */
export const secret = <T>(plain: Field<T>): Field<T> => ({ ...plain, isSecret: true })

/** A text of a form of its own; `read` returns undefined for what is not of that form. */
export const form = <T, F extends T | undefined>(
  variable: string,
  expected: string,
  read: (value: string) => T | undefined,
  fallback: F,
): Field<T | F> =>
  field<T | F>(
    variable,
    expected,
    z.string().transform((value, context) => {
      const found = read(value)
      if (found !== undefined) return found
      context.addIssue({ code: 'custom', message: expected })
      return z.NEVER
    }),
    fallback,
  )

/** Any text. */
export const text = <T extends string | undefined>(variable: string, fallback: T): Field<string | T> =>
  field<string | T>(variable, 'a text', z.string(), fallback)

/** A text with a min number of characters: keys. */
export const longText = (variable: string, shortest: number): Field<string | undefined> =>
  field<string | undefined>(variable, `at least ${shortest} characters long`, z.string().min(shortest), undefined)

/** A whole number between two bounds. */
export const whole = (variable: string, fallback: number, min: number, max: number): Field<number> =>
  field(
    variable,
    `a whole number from ${min} to ${max}`,
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(min).max(max)),
    fallback,
  )

/** An amount like 500.00, kept as whole cents. */
export const amount = (variable: string, fallbackCents: number): Field<number> =>
  field(
    variable,
    'an amount such as 500.00',
    z
      .string()
      .regex(/^\d{1,9}(\.\d{1,2})?$/)
      .transform((value) => Math.round(Number(value) * 100)),
    fallbackCents,
  )

/** One of a few words. */
export const oneOf = <const W extends string>(variable: string, words: readonly W[], fallback: W): Field<W> =>
  field<W>(variable, `one of ${words.join(', ')}`, z.enum(words), fallback)

/** on or off. */
export const onOff = (variable: string, fallback: boolean): Field<boolean> =>
  field<boolean>(
    variable,
    'on or off',
    z.enum(['on', 'off']).transform((word) => word === 'on'),
    fallback,
  )

/** An address with one of these schemes. */
export const address = <T extends string | undefined = undefined>(
  variable: string,
  schemes: readonly string[],
  fallback?: T,
): Field<string | T> =>
  field<string | T>(
    variable,
    `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))),
    fallback as T,
  )

/** A bucket of S3-compatible storage with its key and secret. */
export const bucketAddress = (variable: string): Field<string | undefined> =>
  field<string | undefined>(
    variable,
    'an address such as https://KEY:SECRET@HOST/BUCKET',
    z.string().refine((value) => {
      if (!URL.canParse(value)) return false
      const { protocol, username, password, pathname } = new URL(value)
      return /^https?:$/.test(protocol) && username !== '' && password !== '' && pathname.replaceAll('/', '') !== ''
    }),
    undefined,
  )

/**
 * Origins separated by spaces; they end up in the Content-Security-Policy, so nothing else may
 * stand there.
 */
export const originsOf = (variable: string): Field<string> =>
  field(
    variable,
    'origins such as https://pictures.example',
    z.string().regex(/^https?:\/\/[\w.:-]+( +https?:\/\/[\w.:-]+)*$/),
    '',
  )

/** Countries by their two letters, separated by commas or spaces. */
export const countryCodes = (variable: string, fallback: readonly string[]): Field<readonly string[]> =>
  field<readonly string[]>(
    variable,
    'countries by two letters, such as US,CA',
    z
      .string()
      .regex(/^[A-Z]{2}([ ,]+[A-Z]{2})*$/)
      .transform((value) => value.split(/[ ,]+/)),
    fallback,
  )

/** A calendar day. */
export const day = (variable: string): Field<string | undefined> =>
  field<string | undefined>(variable, 'a day such as 2026-12-01', z.iso.date(), undefined)

/** How people reach a department. */
export const contact = (variable: string): Field<{ phone: string; email: string } | undefined> =>
  field<{ phone: string; email: string } | undefined>(
    variable,
    'a phone number and an e-mail address, such as +1 702-555-0110, help@bistro.example',
    z
      .string()
      .regex(/^[+\d][\d ().-]{4,30}, *[^\s@,]+@[^\s@,]+$/)
      .transform((value) => {
        const [phone, email] = value.split(/, */) as [string, string]
        return { phone, email }
      }),
    undefined,
  )
