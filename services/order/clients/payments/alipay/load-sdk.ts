/**
 * Loads the official SDK. Its HTTP client, which Pandex does not use, replaces `Socket.prototype.destroy` while it loads: the replacement
 * throws when two sockets are destroyed with the same error, so that other clients of this process never finish closing.
 */
import { Socket } from 'node:net'

const original = Object.getOwnPropertyDescriptor(Socket.prototype, 'destroy')
export const { AlipaySdk } = await import('alipay-sdk')
if (original) Object.defineProperty(Socket.prototype, 'destroy', original)
else Reflect.deleteProperty(Socket.prototype, 'destroy')
