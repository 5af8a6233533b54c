import { createECDH, createDecipheriv, createHmac, type ECDH } from 'node:crypto'

/** HMAC-SHA-256, by which RFC 8291 writes the derivation step by step. */
const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer =>
  parts.reduce((made, part) => made.update(part), createHmac('sha256', key)).digest()

/** A browser of a test: its keys, and what it reads of a message (RFC 8291, section 3.4). */
export function pushBrowser(keys: ECDH, auth: Buffer) {
  return {
    p256dh: keys.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
    open: (message: Buffer): string => {
      const salt = message.subarray(0, 16)
      const keyLength = message.readUInt8(20)
      const sender = message.subarray(21, 21 + keyLength)
      const sealed = message.subarray(21 + keyLength)
      const one = Buffer.from([1])
      const shared = hmac(auth, keys.computeSecret(sender))
      const input = hmac(shared, 'WebPush: info', Buffer.from([0]), keys.getPublicKey(), sender, one)
      const secret = hmac(salt, input)
      const key = hmac(secret, 'Content-Encoding: aes128gcm', Buffer.from([0]), one).subarray(0, 16)
      const nonce = hmac(secret, 'Content-Encoding: nonce', Buffer.from([0]), one).subarray(0, 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // The last record ends with 2 and zeros (RFC 8188).
      const end = record.findLastIndex((byte) => byte !== 0)
      if (record[end] !== 2) throw new Error('Not the last record')
      return record.subarray(0, end).toString('utf8')
    },
  }
}

/** A browser with fresh keys. */
export function newBrowser() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return pushBrowser(keys, Buffer.from('0123456789abcdef'))
}
