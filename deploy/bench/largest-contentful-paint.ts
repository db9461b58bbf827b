import type { Browser } from 'playwright-core'
import { openBrowser } from '../e2e/harness/browser.ts'
import type { Result } from './harness/comparison.ts'

/** Slow 4G as in page-speed tools: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/** Slowdown of a mid-range phone relative to the machine that runs the bench. */
const cpuSlowdown = 4

const rounds = 5
const limitMs = 1_500

/** Largest Contentful Paint in milliseconds after the start of the navigation. */
const measureLargestContentfulPaint = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slow4g)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.goto(url, { waitUntil: 'networkidle' })
  const paintedMs = await page.evaluate<number>(`new Promise((done) => {
    let last = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) last = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(() => done(last), 100)
  })`)
  await context.close()
  return paintedMs
}

/** Measures a first visit from a slow phone on a slow network with an empty cache. The ratio is relative to the limit: below 1 passes. */
export const benchLargestContentfulPaint = async (siteUrl: string, paths: readonly string[]): Promise<Result[]> => {
  const browser = await openBrowser()
  try {
    const results: Result[] = []
    for (const path of paths) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++)
        times.push(await measureLargestContentfulPaint(browser, new URL(path, siteUrl).href))
      const medianMs = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
      results.push({
        name: `largest paint of ${decodeURIComponent(path)} on slow 4G, CPU ÷ ${cpuSlowdown}`,
        measured: `${Math.round(medianMs)} ms`,
        reference: `limit ${limitMs} ms`,
        ratio: medianMs / limitMs,
      })
    }
    return results
  } finally {
    await browser.close()
  }
}
