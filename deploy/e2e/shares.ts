import { randomBytes } from 'node:crypto'

export interface MadeShare {
  name: string
  link: string
  diskId: string
}

const hanzi = '山川湖海春夏秋冬风云雷电日月星辰金木水火土花鸟鱼虫'

export const makeWord = (): string => Array.from(randomBytes(6), (byte) => hanzi[byte % hanzi.length]).join('')

export const makeShares = (count: number): MadeShare[] =>
  Array.from({ length: count }, (_, index) => {
    const diskId = randomBytes(6).toString('hex')
    return { name: `${makeWord()} 第${index + 1}集`, link: `https://pan.quark.cn/s/${diskId}`, diskId }
  })

export const toText = (shares: readonly MadeShare[]): string =>
  shares.map(({ name, link }) => `${name}\n链接：${link}\n`).join('\n')
