import type { FormPair } from '../oci.ts'

/** What stands in place of a password. */
const mask = '****'

/** PUNCH-5: fields as they are logged and shown, one a line, without the password. */
export const describeFields = (pairs: readonly FormPair[]): string =>
  pairs.map(([name, value]) => `${name}=${isSecret(name) ? mask : value}`).join('\n')

const isSecret = (name: string): boolean => /PASSW|SECRET|^~?PWD$/i.test(name.trim())
