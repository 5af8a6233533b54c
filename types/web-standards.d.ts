/**
 * What Node and browsers both have and the library of the language does not name. Only code that
 * runs in both is compiled with it (`tsconfig.shared.json`); each side has the declarations of its
 * own.
 */

/** An address, taken apart (WHATWG URL). */
declare class URL {
  constructor(address: string, base?: string)
  static canParse(address: string, base?: string): boolean
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
  readonly host: string
}

/** Text from bytes (WHATWG Encoding). */
declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean })
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string
}
