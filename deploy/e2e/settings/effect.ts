/** Tests that a setting which is changed in the admin form has its effect. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveSettings, settingOf } from './settings-form.ts'
import { openSettingsSite } from './settings-site.ts'
import type { SettingsSite } from './settings-site.ts'

export type Observe = (site: SettingsSite) => Promise<unknown>

/** One row of the table: a field, its new value, and an observation that differs before and after the change. */
export interface Effect {
  path: string
  /** A function if the value depends on the site. */
  value: unknown
  observe: Observe
  before: unknown
  after: unknown
}

type Values = Record<string, string | object>

/** Fields that are changed together, in one form. */
export interface EffectGroup {
  name: string
  /** Settings that the observations need. All others are as on the filled site. */
  given?: Values | ((site: SettingsSite) => Values)
  prepare?: (site: SettingsSite) => Promise<void>
  effects: readonly Effect[]
}

export const effect = (path: string, value: unknown, observe: Observe, before: unknown, after: unknown): Effect => ({
  path,
  value,
  observe,
  before,
  after,
})

const maxWaitMs = 20_000

/** Repeats the observation until it is as expected. @returns the last one */
const observeUntil = async ({ observe }: Effect, site: SettingsSite, expected: unknown): Promise<unknown> => {
  const endAt = Date.now() + maxWaitMs
  for (;;) {
    const seen = await observe(site).catch((error: unknown) => String(error))
    if (isDeepStrictEqual(seen, expected) || Date.now() > endAt) return seen
    await sleep(200)
  }
}

/** Changes each setting of the groups once in the admin form of one site, and observes its effect. */
export const describeSettings = (groups: readonly EffectGroup[]): void => {
  let opening: Promise<SettingsSite> | undefined
  const open = (): Promise<SettingsSite> => {
    opening ??= openSettingsSite()
    return opening
  }
  afterAll(async () => {
    await (await opening)?.[Symbol.asyncDispose]()
  })
  for (const group of groups) describeEffects(open, group)
}

const describeEffects = (
  open: () => Promise<SettingsSite>,
  { name: title, given = {}, prepare, effects }: EffectGroup,
): void => {
  describe(`${title}`, () => {
    let site: SettingsSite
    let changed: string[] = []
    const seenBefore = new Map<string, unknown>()

    beforeAll(async () => {
      site = await open()
      const settings = typeof given === 'function' ? given(site) : given
      changed = [...new Set([...Object.keys(settings), ...effects.map(({ path }) => settingOf(path))])]
      await site.configure(settings, changed)
      await prepare?.(site)
      for (const row of effects) seenBefore.set(row.path, await observeUntil(row, site, row.before))
      await saveSettings(
        site.page,
        new Map(
          effects.map(({ path, value }) => [
            path,
            typeof value === 'function' ? (value as (site: SettingsSite) => unknown)(site) : value,
          ]),
        ),
      )
    })

    it.each(effects)('$path', async (row) => {
      expect(row.before).not.toEqual(row.after)
      expect(seenBefore.get(row.path)).toEqual(row.before)
      expect(await observeUntil(row, site, row.after)).toEqual(row.after)
    })
  })
}
