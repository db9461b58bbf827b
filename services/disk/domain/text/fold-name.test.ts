import { expect, it } from 'vitest'
import { foldName } from './fold-name.ts'

it.each([
  ['ＷＡＬＬ·Ｅ', 'walle'],
  ['爱，死亡和机器人 第三季', '爱死亡和机器人第三季'],
  ['  Blade   Runner 2049 ', 'bladerunner2049'],
  ['Ame\u0301lie', 'amélie'],
  ['C++', 'c++'],
  ['C＃', 'c#'],
  ['？！', '?!'],
  [' \u3000', ''],
  ['\0', ''],
])('%j is compared as %j', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})

it('a name that decomposes into many characters stays short enough for an index', () => {
  expect(foldName('\ufdfa'.repeat(200)).length).toBeLessThanOrEqual(300)
  expect(foldName(`a${'𠮷'.repeat(200)}`).isWellFormed()).toBe(true)
})
