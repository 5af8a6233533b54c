/**
 * The names of the values in a text of SQL, as a union: 'division' | 'shipTo' for
 * 'where division = :division and ship_to = :shipTo'. Casts (`::int`), quoted text and comments
 * name no value. A part of the type `string` cannot be read and names none either.
 */
export type ValueNames<Text extends string> = InQuoted<WithoutComments<Text>>

type WithoutComments<Text extends string> = Text extends `${infer Before}--${infer After}`
  ? After extends `${string}\n${infer Next}`
    ? WithoutComments<`${Before}\n${Next}`>
    : Before
  : Text

/** Goes from quote to quote; a doubled quote is two quoted texts in a row. */
type InQuoted<
  Text extends string,
  Found extends string = never,
> = Text extends `${infer Before}'${string}'${infer After}`
  ? InQuoted<After, Found | InPlain<Before>>
  : Found | InPlain<Text>

/** Goes from colon to colon; two in a row are a cast. */
type InPlain<Text extends string, Found extends string = never> = Text extends `${string}:${infer After}`
  ? After extends `:${infer Next}`
    ? InPlain<Next, Found>
    : InPlain<After, Found | NameAtStart<After>>
  : Found

/**
 * What stands before a sign that no name has, if it starts with a small letter, the only signs that
 * are not their own capital: not for `:=`.
 */
type NameAtStart<Text extends string> = Text extends `${infer First}${string}`
  ? First extends Uppercase<First>
    ? never
    : Before<Before<Before<Before<Before<Before<Before<Text, ' '>, '\n'>, ','>, ')'>, ']'>, ':'>, ';'>
  : never

type Before<Text extends string, Sign extends string> = Text extends `${infer Head}${Sign}${string}` ? Head : Text
