/** The values that a text such as 'approved,rejected' names; others are left out. */
export const someOf = <T extends string>(values: readonly T[], text: string | undefined): readonly T[] => {
  const names = text?.split(',') ?? []
  return values.filter((value) => names.includes(value))
}

/** The parts of a text of the address that look as they should. */
export const matching = (pattern: RegExp, text: string | undefined): string[] =>
  (text ?? '').split(',').filter((each) => pattern.test(each))

/** How a division's code looks. */
export const divisionPattern = /^[A-Z0-9]{2,6}$/

/** Several words as one query parameter; undefined: none of them. */
export const listText = (values: readonly string[] | undefined): string | undefined => values?.join(',') || undefined
