/**
 * Measures the parser of pasted text: a full paste of realistic text, growth with the length, and hostile texts. Runs by itself (`node
 * deploy/bench/parse-links.ts`) and as a part of `make bench`.
 */
import { pathToFileURL } from 'node:url'
import { parseLinks } from '../../services/share-text/src/parse-links.ts'
import { median, type Result } from './harness/comparison.ts'

const maxPasteLength = 100_000
const limitMs = 50
const rounds = 15

const createRandom = (seed: number) => {
  let state = seed
  const below = (count: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * count)
  }
  const word = (alphabet: string, length: number): string =>
    Array.from({ length }, () => alphabet[below(alphabet.length)]).join('')
  return { below, word }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const hex = '0123456789abcdef'
const titles = [
  '长安行者',
  '流浪星河 2',
  '白夜追凶',
  'Inception.2010.1080p.BluRay',
  '青山物语 第二季',
  '考研英语真题合集',
  '深海迷踪（全36集）',
]

const mixedText = (length: number): string => {
  const { below, word } = createRandom(20_260_101)
  const title = (): string => titles[below(titles.length)]!
  const pass = (): string => word(letters.toLowerCase(), 4)
  const bdy = (): string => `https://pan.baidu.com/s/1${word(`${letters}-_`, 22)}`
  const quark = (): string => `https://pan.quark.cn/s/${word(hex, 12)}`
  const samples: (() => string)[] = [
    () =>
      `通过网盘分享的文件：${title()}\n链接: ${bdy()}?pwd=${pass()} 提取码: ${pass()}\n--来自百度网盘超级会员v4的分享`,
    () =>
      `我用夸克网盘分享了「${title()}」，点击链接即可保存。打开「夸克APP」，无需下载在线播放视频，畅享原画5倍速，支持电视投屏。\n链接：${quark()}`,
    () =>
      `名称：${title()}\n\n描述：太阳即将毁灭，人类在地球表面建造出巨大的推进器，寻找新的家园。然而宇宙之路危机四伏。\n\n链接：${quark()}\n\n📁 大小：12.5G\n🏷 标签：#科幻 #4K`,
    () =>
      `${title()}\n夸克：${quark()}\n百度：${bdy()} 提取码：${pass()}\n阿里：https://www.alipan.com/s/${word(letters, 11)}`,
    () => Array.from({ length: 8 }, (_, index) => `${index + 1}. ${title()} ${bdy()} 提取码 ${pass()}`).join('\n'),
    () => `名称,链接,提取码\n${Array.from({ length: 6 }, () => `${title()},${bdy()},${pass()}`).join('\n')}`,
    () => Array.from({ length: 5 }, (_, index) => `第${index + 1}集$${quark()}`).join('#'),
    () => `<p>${title()}</p><p><a href="${bdy()}">点击下载</a> 提取码：<b>${pass()}</b></p>`,
    () => `- [${title()}](https://drive.uc.cn/s/${word(hex, 13)}?public=1)`,
    () =>
      `https://115.com/s/sw${word(hex, 9)}?password=${pass()}#\n${title()}\n访问码：${pass()}\n复制这段内容，可在115App中直接打开！`,
    () =>
      `${title()} https://wwi.lanzoup.com/i${word(letters, 11)} 密码:${pass()} 天翼 https://cloud.189.cn/t/${word(letters, 12)}（访问码：${pass()}）`,
    () => '感谢各位的支持，有问题请在评论区留言，如果链接失效了可以私信我补上，仅供学习交流，请于24小时内删除。',
  ]
  let text = ''
  while (text.length < length) text += `${samples[below(samples.length)]!()}\n\n`
  return text.slice(0, length)
}

const link = 'https://pan.quark.cn/s/abc123def456'

/** Texts that are repeated to slow the parser down. Links before and after them make every step of the parser run. */
const hostilePieces = [
  'a',
  '提取码',
  '提取码：abcd\n',
  '密码',
  'http://',
  'https://pan.quark.cn/s/',
  'https://pan.baidu.com/s/1',
  link,
  '[',
  '(',
  '「',
  '《',
  '%',
  '%25',
  '&amp;',
  '\\',
  '<a ',
  '<a href="x.y/',
  '</a>',
  '/',
  '中a/',
  '点',
  '：',
  '名称：',
  '名称：甲\n',
  '名称,链接\n',
  '|',
  '$',
  '，',
  'a,',
  '\n',
  '-\n',
  '1. \n',
  '},{',
  'magnet:?',
  '😀',
]

const repeat = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const hostileText = (piece: string): string => `${link}\n${repeat(piece, maxPasteLength)}\n${link}`

const measureMs = (text: string): number => {
  const run = (): number => {
    const start = performance.now()
    parseLinks(text)
    return performance.now() - start
  }
  for (let i = 0; i < 3; i += 1) run()
  return median(Array.from({ length: rounds }, run))
}

const inMs = (value: number): string => `${value.toFixed(1)} ms`

/** Measures a full paste against its limit, the growth from a quarter and a half of it, and the slowest hostile text. */
export const benchParseLinks = async (): Promise<Result[]> => {
  const [full, half, quarter] = [1, 0.5, 0.25].map((part) => measureMs(mixedText(maxPasteLength * part))) as [
    number,
    number,
    number,
  ]
  const hostile = hostilePieces.map((piece) => ({ piece, ms: measureMs(hostileText(piece)) }))
  const slowest = hostile.toSorted((a, b) => b.ms - a.ms)[0]!
  const limit = `limit ${limitMs} ms`
  return [
    { name: 'read 100,000 pasted characters', measured: inMs(full), reference: limit, ratio: full / limitMs },
    { name: 'read 100,000 against 50,000', measured: inMs(full), reference: inMs(half), ratio: full / half },
    { name: 'read 100,000 against 25,000', measured: inMs(full), reference: inMs(quarter), ratio: full / quarter },
    {
      name: `slowest hostile text (${JSON.stringify(slowest.piece)} repeated)`,
      measured: inMs(slowest.ms),
      reference: limit,
      ratio: slowest.ms / limitMs,
    },
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, measured, reference, ratio } of await benchParseLinks()) {
    process.stdout.write(
      `${name.padEnd(50)} ${measured.padStart(10)}   ${reference.padEnd(16)} ratio ${ratio.toFixed(2)}\n`,
    )
  }
}
