import { expect, it } from 'vitest'
import { gatewayEnvironment, startGatewayProcess } from './support/gateway-process.ts'

it('serves before any service answers and exits with code 0 on SIGTERM', async () => {
  using gateway = startGatewayProcess(await gatewayEnvironment())
  const status = await gateway.urlOf('http_port')
  const site = await gateway.urlOf('port')
  expect((await fetch(`${status}/readyz`)).status).toBe(200)
  expect((await fetch(`${site}/openapi.json`)).status).toBe(200)
  expect((await fetch(`${site}/metrics`)).status).toBe(503)
  await expect
    .poll(async () => (await fetch(`${status}/metrics`)).text())
    .toMatch(/pandex_http_seconds_count\{route="\/openapi.json",status="200"\} 1/)
  gateway.kill('SIGTERM')
  expect((await gateway.exited)[0]).toBe(0)
})

it('names the missing environment variables', async () => {
  using gateway = startGatewayProcess({ PATH: process.env.PATH, HTTP_PORT: '0', KAFKA_SASL_MECHANISM: 'plain' })
  expect((await gateway.exited)[0]).toBe(78)
  for (const name of ['SERVICE_SECRET', 'REDIS_URL', 'USER_ADDR', 'JWT_PUBLIC_KEYS', 'KAFKA_SASL_PASSWORD']) {
    expect(gateway.output.text).toContain(`${name}: is not set`)
  }
})
