import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser, as its subscription has them. */
export interface BrowserKeys {
  /** 65 bytes: an uncompressed point of P-256. */
  readonly p256dh: Buffer
  /** 16 bytes. */
  readonly auth: Buffer
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Bytes of a record: larger than any message of ours. */
const recordSize = 4096
/** Marks the last record (RFC 8188). */
const lastRecord = Buffer.from([2])

/** RFC 8291: a message that only the browser reads, in the `aes128gcm` coding of RFC 8188. */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys): Buffer {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const salt = randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own.getPublicKey()])
  const secret = derive(own.computeSecret(p256dh), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize)
  head.writeUInt8(own.getPublicKey().length, 4)
  const sealed = [cipher.update(text, 'utf8'), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, head, own.getPublicKey(), ...sealed])
}
