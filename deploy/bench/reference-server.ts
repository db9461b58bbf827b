/** Reference for cached reads: Express that only sends a ready buffer. Argument: its size in bytes. */
import express from 'express'

const body = Buffer.alloc(Number(process.argv[2]), 'x')

const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.all('/', (_req, res) => {
  res.setHeader('content-type', 'application/json; charset=utf-8')
  res.end(body)
})
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`)
})
