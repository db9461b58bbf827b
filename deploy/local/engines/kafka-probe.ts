import { connect } from 'node:net'

/** Metadata request, version 1, for no topic: https://kafka.apache.org/protocol#The_Messages_Metadata */
const API_KEY = 3
const API_VERSION = 1
const CORRELATION_ID = 1
const NULL_CLIENT_ID = -1
const NO_TOPICS = 0

/** After length, correlation id and the length of the broker list. */
const BROKER_COUNT_OFFSET = 8

/** Whether a broker answers and has joined its cluster. Uses no client library, because its retries would delay the answer. */
export async function isKafkaReady(brokers: string): Promise<boolean> {
  const { hostname, port } = new URL(`kafka://${brokers.split(',')[0]}`)
  return await new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(metadataRequest()))
    socket.setTimeout(1000, () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
    socket.once('close', () => resolve(false))
    socket.once('data', (reply) => {
      resolve(reply.length >= BROKER_COUNT_OFFSET + 4 && reply.readInt32BE(BROKER_COUNT_OFFSET) > 0)
      socket.destroy()
    })
  })
}

function metadataRequest(): Buffer {
  const request = Buffer.alloc(18)
  request.writeInt32BE(request.length - 4, 0)
  request.writeInt16BE(API_KEY, 4)
  request.writeInt16BE(API_VERSION, 6)
  request.writeInt32BE(CORRELATION_ID, 8)
  request.writeInt16BE(NULL_CLIENT_ID, 12)
  request.writeInt32BE(NO_TOPICS, 14)
  return request
}
