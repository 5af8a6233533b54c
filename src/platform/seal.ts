import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GivenKeys } from './accept-sealing-key.ts'
import type { Config } from './config.ts'
import type { SealPurpose } from './sealed-values.ts'

/** Keeps secrets unreadable in the database and its dumps. */
export interface Seal {
  /**
   * Seals a text for one purpose; it opens for no other, so that a stored value cannot stand in for
   * another kind.
   */
  seal(text: string, purpose: SealPurpose): string
  /** The text again; throws when the key is unknown, the purpose another, or a byte was changed. */
  open(sealed: string, purpose: SealPurpose): string
  /**
   * Keyed hashes of a text that is only ever compared, never read again: the first is to be stored,
   * each may be found stored.
   */
  marks(text: string, purpose: SealPurpose): readonly [string, ...string[]]
  /**
   * Names the key new texts are sealed with: a text that begins with it need not be sealed again.
   */
  readonly keyId: string
}

interface Key {
  /** Identifies the key without revealing it. */
  readonly id: string
  readonly bytes: Buffer
}

const keyOf = (secret: string): Key => {
  const bytes = createHash('sha256').update(`larder seal ${secret}`).digest()
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}

/**
 * AES-256-GCM: 'keyId.iv.tag.text'. New texts take the first key; the others still open what they
 * sealed before a rotation.
 */
export function createSeal(secrets: readonly [string, ...string[]]): Seal {
  const keys = secrets.map(keyOf)
  const current = keys[0]!
  return {
    seal: (text, purpose) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [current.id, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
    },
    open: (sealed, purpose) => {
      const [id, iv = '', tag = '', text = ''] = sealed.split('.')
      const key = keys.find((each) => each.id === id)
      if (!key) throw new Error(`Nothing here opens what key ${id} has sealed`)
      const bytes = (part: string) => Buffer.from(part, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes(iv)).setAAD(Buffer.from(purpose))
      decipher.setAuthTag(bytes(tag))
      return Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8')
    },
    marks: (text, purpose) => {
      const mark = ({ bytes }: Key) =>
        createHmac('sha256', bytes)
          .update(JSON.stringify([purpose, text]))
          .digest('base64url')
      return [mark(current), ...keys.slice(1).map(mark)]
    },
    keyId: current.id,
  }
}

const seals = new WeakMap<object, Seal>()

/** The part of the configuration that holds the keys. */
export type KeyConfig = Pick<Config, 'secretKey' | 'secretKeysBefore' | 'dataDir'>

/**
 * PLAT-11: the seal of this configuration: SECRET_KEY with the keys before it, or a key of the data
 * folder's own.
 */
export function sealOf(config: KeyConfig): Seal {
  const known = seals.get(config)
  if (known) return known
  const made = createSeal([config.secretKey ?? keptKey(config), ...secretsBefore(config)])
  seals.set(config, made)
  return made
}

/** Ids of the configured keys; unlike `sealOf` it makes no key. */
export function givenKeysOf(config: KeyConfig): GivenKeys {
  const secret = config.secretKey ?? (existsSync(keyFileOf(config)) ? keptKey(config) : undefined)
  const before = secretsBefore(config).map((each) => keyOf(each).id)
  return { current: secret === undefined ? undefined : keyOf(secret).id, before }
}

/** Where the data folder keeps a key of its own. */
export const keyFileOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'secret-key')

const secretsBefore = ({ secretKeysBefore }: KeyConfig): string[] => secretKeysBefore?.split(',').filter(Boolean) ?? []

const shortestKey = 32

/**
 * The data folder's key, made at first use; two processes that start together agree on the first
 * one that is there whole.
 */
function keptKey(config: KeyConfig): string {
  const path = keyFileOf(config)
  if (!existsSync(path)) {
    mkdirSync(config.dataDir, { recursive: true })
    const aside = `${path}.${process.pid}`
    writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600 })
    try {
      linkSync(aside, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(aside, { force: true })
    }
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < shortestKey)
    throw new Error(`${path} is no whole key: it has fewer than ${shortestKey} characters.`)
  return secret
}
