import { WrongUsage } from './command.ts'

/** Splits `--name value` pairs and `--flag`s from the other words. */
export function optionsOf<const Name extends string, const Flag extends string = never>(
  words: readonly string[],
  names: readonly Name[],
  flags: readonly Flag[] = [],
): { values: { readonly [K in Name]?: string }; has: (flag: Flag) => boolean; rest: string[] } {
  const values: { [K in Name]?: string } = {}
  const given = new Set<string>()
  const rest: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    const name = names.find((one) => word === `--${one}`)
    const flag = flags.find((one) => word === `--${one}`)
    if (name !== undefined) {
      const value = words[++index]
      if (value === undefined) throw new WrongUsage(`--${name} needs a value`)
      values[name] = value
    } else if (flag !== undefined) given.add(flag)
    else if (word.startsWith('--')) throw new WrongUsage(`There is no option ${word}`)
    else rest.push(word)
  }
  return { values, has: (flag) => given.has(flag), rest }
}
