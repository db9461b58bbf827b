import { randomBytes } from 'node:crypto'

/** A made-up share: a name nobody else has, and a Quark link. */
export interface MadeShare {
  name: string
  link: string
  diskId: string
}

const hanzi = '山川湖海春夏秋冬风云雷电日月星辰金木水火土花鸟鱼虫'

/** Six characters drawn at random, so that shares of different tests do not find each other. */
export const makeWord = (): string => Array.from(randomBytes(6), (byte) => hanzi[byte % hanzi.length]).join('')

export const makeShares = (count: number): MadeShare[] =>
  Array.from({ length: count }, (_, index) => {
    const diskId = randomBytes(6).toString('hex')
    return { name: `${makeWord()} 第${index + 1}集`, link: `https://pan.quark.cn/s/${diskId}`, diskId }
  })

/** As people paste them: a name, its link, an empty line. */
export const toText = (shares: readonly MadeShare[]): string =>
  shares.map(({ name, link }) => `${name}\n链接：${link}\n`).join('\n')
