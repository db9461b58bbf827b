import { startFaultProxy } from '@pandex/platform/testing/fault-proxy'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { measureMinDurationMs } from '@pandex/platform/testing/measure'
import { expect, inject, it } from 'vitest'
import { startCaptchaService } from './harness.ts'

it.for(['cut', 'freeze'] as const)(
  'answers unavailable promptly while Redis is down (%s) and recovers without a restart',
  async (fault) => {
    const url = new URL(inject('engines').redisUrl)
    await using proxy = await startFaultProxy({ target: url.host })
    url.host = proxy.address
    await using service = await startCaptchaService({ redisUrl: url.href })
    const token = await waitFor(() => service.solve())
    const { key } = await waitFor(() => service.create('rotate'))
    proxy[fault]()
    const unavailable = { kind: 'unavailable' }
    const refuseAll = () =>
      Promise.all([
        expect(service.create('click')).rejects.toMatchObject(unavailable),
        expect(service.check(key, [{ angle: 0 }])).rejects.toMatchObject(unavailable),
        expect(service.use(token)).rejects.toMatchObject(unavailable),
      ])
    expect(await measureMinDurationMs(5_000, refuseAll)).toBeLessThan(5_000)
    proxy.restore()
    const fresh = await waitFor(() => service.solve('register'))
    await expect(service.use(fresh, 'register')).resolves.toEqual({})
  },
)
