import { expect, test } from 'vitest'
import { expandQuery } from './expand-query.ts'
import { expansionInputOf } from './expansion-input.ts'
import type { TitleSource } from './title-expander.ts'
import { parseKeyword } from '../keyword/parse-keyword.ts'
import { compileAliases, emptyAliases } from '../titles/alias-dictionary.ts'
import { compilePlots } from '../titles/plot-dictionary.ts'
import { noStatistics } from '../titles/title-statistics.ts'
import type { TitleStatistics } from '../titles/title-statistics.ts'
import { createTitleDictionary } from '../titles/title-dictionary.ts'

const of2008 = [
  { year: 'year:2008', count: 5 },
  { year: 'year:2017', count: 1 },
]

const dictionaryOf = (keys: readonly string[]) => {
  const titles = createTitleDictionary(100)
  titles.add(keys.map((key) => ({ key, count: 40 })))
  return titles
}

/** An index in which two works are named 射雕英雄传 (of two years); every known title has forty shares. */
const source = (known: Record<string, Partial<TitleStatistics>>): TitleSource => ({
  trustsMemory: true,
  titles: dictionaryOf(Object.keys(known)),
  ratioAlone: () => 1,
  statisticsOf: (key, { kind }) =>
    key in known
      ? { ...noStatistics, count: 40, years: kind === 'kind:series' ? of2008 : [], ...known[key] }
      : noStatistics,
  readStatistics: async () => noStatistics,
  isWordIndexed: async (word) => word === '胡歌',
  hasAllWords: async (title) => title === '胡歌',
  countFacts: async () => ({ years: of2008, media: {} }),
})

/** @returns the source, and the texts that were looked up in the index so far */
const recordLookups = (known: TitleSource): { recorded: TitleSource; lookups: string[] } => {
  const lookups: string[] = []
  const record = <T>(lookup: string, load: () => T): T => {
    lookups.push(lookup)
    return load()
  }
  const recorded: TitleSource = {
    ...known,
    readStatistics: (key, facts) => record(`title ${key}`, () => known.readStatistics(key, facts)),
    isWordIndexed: (word) => record(`word ${word}`, () => known.isWordIndexed(word)),
    hasAllWords: (title) => record(`words ${title}`, () => known.hasAllWords(title)),
    countFacts: (evidence) => record(`facts ${evidence.words.join(' ')}`, () => known.countFacts(evidence)),
  }
  return { recorded, lookups }
}

const expand = (q: string, known: TitleSource, dictionary = emptyAliases) =>
  expandQuery(expansionInputOf(parseKeyword(q), dictionary), known, dictionary)

test('keywords that differ only in resolution, drive and request phrases have one expansion', async () => {
  const aliases = await compileAliases(['庆余年=Joy of Life'])
  const inputOf = (q: string) => expansionInputOf(parseKeyword(q), aliases)
  expect(inputOf('庆余年第二季 4K')).toEqual(inputOf('庆余年 第2季 百度云'))
  for (const other of ['庆余年', '庆余年第三季', '庆余年2', '庆余年 第二季 动漫', '庆余年 第二季 陈道明'])
    expect(inputOf(other)).not.toEqual(inputOf('庆余年第二季'))
})

test('an actor beside a title selects one of several works', async () => {
  const expansion = await expand('胡歌 射雕英雄传', source({ 射雕英雄传: {} }))
  expect(expansion).toMatchObject({ parts: [['射雕英雄传']], dropped: [], year: 'year:2008' })
})

test.each([
  ['a person beside a title has no works as names', 0, { parts: [['有匪', 'legendoffei']], persons: [['赵丽颖']] }],
  [
    'two words that stand alone are two titles',
    1,
    {
      parts: [
        ['赵丽颖', '陆贞传奇'],
        ['有匪', 'legendoffei'],
      ],
      persons: [],
    },
  ],
])('%s', async (_, ratio, expected) => {
  const work = { key: '陆贞传奇', count: 4, jointCount: 3 }
  const names = ['legendoffei', '赵丽颖'].map((key) => ({ key, count: 4, jointCount: 3 }))
  const known = {
    ...source({ 赵丽颖: { cooccurring: [work] }, 有匪: { cooccurring: names } }),
    ratioAlone: (key: string) => (key === '赵丽颖' ? ratio : 1),
  }
  expect(await expand('赵丽颖 有匪', known)).toMatchObject(expected)
})

test('a media type beside a title selects one too, unless the query names a year', async () => {
  const known = source({ 射雕英雄传: {} })
  expect((await expand('射雕英雄传 电视剧', known)).year).toBe('year:2008')
  expect((await expand('射雕英雄传 电视剧 1994', known)).year).toBeUndefined()
})

test('a word without matches is dropped, a word that occurs in texts is not', async () => {
  const expansion = await expand('拖拉机维修 胡歌 射雕英雄传', source({ 射雕英雄传: {} }))
  expect(expansion.dropped).toEqual(['拖拉机维修'])
})

test('a misspelling is corrected only when the title as typed is unknown', async () => {
  const known = source({ 肖申克的救赎: {} })
  expect((await expand('肖申克的救恕', known)).corrected).toBe('肖申克的救赎')
  expect((await expand('肖申克的救赎', known)).corrected).toBeUndefined()
})

test('an abbreviation is corrected to the title with its letters in order, unless a resource contains it', async () => {
  const known = source({ 权力的游戏: {} })
  expect(await expand('权游', known)).toMatchObject({ corrected: '权力的游戏', relaxed: '' })
  expect((await expand('胡歌', source({ 胡说八道之歌: {} }))).corrected).toBeUndefined()
})

test('expands by the names of a title, of a corrected one too', async () => {
  const known = source({
    冰与火之歌: {},
    冰与火之歌权力的游戏: {},
    权力的游戏: {},
    考研资料: { contents: [{ key: '张宇1000题', count: 4 }] },
  })
  expect((await expand('冰与火之歌', known)).related).toEqual(['冰与火之歌权力的游戏', '权力的游戏'])
  expect((await expand('考研姿料', known)).related).toEqual(['张宇1000题'])
})

test('a work of the dictionary whose names no share has is found by a longer title', async () => {
  const names = await compileAliases(['生化危机4=恶灵古堡4', '熊出没=Boonie Bears'])
  const known = source({ 生化危机4重制版: { missing: ['season:4'] }, 熊出没重启未来: {} })
  expect(await expand('恶灵古堡4', known, names)).toMatchObject({
    aliases: expect.arrayContaining(['生化危机4重制版']),
    dropped: [],
  })
  expect(await expand('孩子想看最新的熊出没电影', known, names)).toMatchObject({ parts: [['熊出没重启未来']] })
})

test('works of a plot fold by what all shares of each agree on', async () => {
  const plots = await compilePlots([
    '火星救援=宇航员 种土豆 被困 求生',
    ...Array.from({ length: 60 }, (_, at) => `别的作品${at}=别的甲${at} 别的乙${at}`),
  ])
  const expandPlot = (known: TitleSource) =>
    expandQuery(
      expansionInputOf(parseKeyword('一个宇航员被困在火星上种土豆'), emptyAliases),
      known,
      emptyAliases,
      plots,
    )
  const ofYears = (...years: string[]) => ({
    火星救援: { firstSeasonYears: [years.map((year) => ({ year, count: 20 }))] },
  })
  expect(await expandPlot(source(ofYears('year:2015')))).toMatchObject({ hasSingleYear: true })
  expect(await expandPlot(source(ofYears('year:2015', 'year:1999')))).toMatchObject({ hasSingleYear: false })
})

test('a title beside a person folds by what its shares agree on', async () => {
  const oneYear = { firstSeasonYears: [[{ year: 'year:2022', count: 40 }]] }
  const years = [
    { year: 'year:2022', count: 20 },
    { year: 'year:2017', count: 20 },
  ]
  const known = source({ 吴京: { firstSeasonYears: [years], count: 90 }, 水门桥: oneYear })
  const withYears = (joint: typeof years): TitleSource => ({
    ...known,
    countFacts: async () => ({ years: joint, media: {} }),
  })
  expect(await expand('吴京 水门桥', withYears(years.slice(0, 1)))).toMatchObject({ hasSingleYear: true })
  expect(await expand('吴京 水门桥', withYears([]))).toMatchObject({ hasSingleYear: true })
  expect((await expand('吴京 水门桥', withYears(years))).hasSingleYear).toBeFalsy()
})

test('a part of a title is completed to the title that most shares have', async () => {
  const cooccurring = [{ key: '月薪娇妻', count: 5, jointCount: 3 }]
  const known = source({ 逃避虽可耻但有用: { cooccurring }, 荒野大镖客2: {}, 荒野大镖客1: {} })
  const { aliases } = await expand('虽可耻但有用', known)
  expect(aliases).toEqual(['逃避虽可耻但有用', '月薪娇妻'])
  expect((await expand('大镖客', known)).aliases).toEqual([])
})

test('the medium of the shares that hold all words is the likely one', async () => {
  const media = (words: readonly string[]) => (words.includes('刘亦菲') ? { video: 1 } : {})
  const known: TitleSource = {
    ...source({ 天龙八部: {} }),
    countFacts: async ({ words }) => ({ years: [], media: media(words) }),
  }
  expect((await expand('刘亦菲 天龙八部', known)).medium).toBe('video')
  expect((await expand('金庸 天龙八部', known)).medium).toBeUndefined()
})

test('a season that no share of the title has is dropped', async () => {
  const known = source({ 庆余年: { missing: ['season:3'] } })
  const expansion = await expand('庆余年第三季', known)
  expect(expansion).toMatchObject({ dropped: ['第3季'], relaxed: 'words' })
  expect((await expand('庆余年', known)).relaxed).toBe('')
})

test.each([
  ['庆余年 第三季 未删减', ['cut:uncut'], ['未删减']],
  ['庆余年 第三季 未删减', ['season:3', 'cut:uncut'], ['第3季', '未删减']],
  ['星图工坊 mac', ['platform:mac'], ['Mac']],
  ['星图工坊 win', [], []],
])('%s drops only the facts that no share has: %s', async (q, missing, dropped) => {
  const expansion = await expand(q, source({ 庆余年: { missing }, 星图工坊: { missing } }))
  expect(expansion).toMatchObject({ dropped, relaxed: dropped.length > 0 ? 'words' : '' })
})

test.each([
  ['张译 狂飙 第9季', ['第9季']],
  ['张译 狂飙 拖拉机 第9季', ['拖拉机', '第9季']],
  ['小时候看过的狂飙 第9季', ['小时候看过', '第9季']],
  ['张译 狂飙 第2季', []],
  ['张译 狂彪 第9季', []],
])('%s drops words and facts that no share of its titles has: %s', async (q, dropped) => {
  const known = source({ 张译: { missing: ['season:2', 'season:9'] }, 狂飙: { missing: ['season:9'] } })
  expect((await expand(q, known)).dropped).toEqual(dropped)
})

test('a fact that one name of the work has is not missing', async () => {
  const names = await compileAliases(['权游=权力的游戏'])
  const known = { 权游: { missing: ['season:8'] }, 权力的游戏: { missing: [] } }
  expect(await expand('权游第八季', source(known), names)).toMatchObject({ dropped: [], relaxed: '' })
})

test('mere look-alikes are distinguished from resources that hold the words', async () => {
  expect((await expand('拖拉机维修手册', source({}))).relaxed).toBe('similar')
  expect((await expand('胡歌', source({}))).relaxed).toBe('')
  expect((await expand('C++ Primer 第9版', source({ 'c++primer': { missing: ['edition:9'] } }))).relaxed).toBe(
    'similar',
  )
  expect((await expand('甄嬛传2', source({ 甄嬛传: { missing: ['season:2'] } }))).relaxed).toBe('similar')
})

test.each([
  [true, [[{ year: 'year:2023', count: 9 }]]],
  [false, [[{ year: 'year:1974', count: 9 }], [{ year: 'year:2004', count: 7 }]]],
  [false, [of2008]],
  [false, [of2008, []]],
  [false, []],
])('copies of a title are %s to be of one year', async (isOfOneYear, firstSeasonYears) => {
  expect((await expand('狂飙', source({ 狂飙: { firstSeasonYears } }))).hasSingleYear).toBe(isOfOneYear)
})

test('a film and a series of other years have one year each', async () => {
  const firstSeasonYears = [[{ year: 'year:1974', count: 9 }], [{ year: 'year:2004', count: 7 }]]
  expect(await expand('砂器', source({ 砂器: { firstSeasonYears } }))).toMatchObject({
    hasSingleYear: false,
    hasSingleYearPerClass: true,
  })
})

test.each([
  [
    'only series',
    [
      { key: 'series', count: 30 },
      { key: 'video', count: 9 },
    ],
    true,
  ],
  [
    'films too',
    [
      { key: 'series', count: 30 },
      { key: 'film', count: 5 },
    ],
    false,
  ],
  ['none that shows it', [{ key: 'video', count: 9 }], false],
])('shares of a title agree on a class if they are %s', async (_, classes, expected) => {
  expect((await expand('狂飙', source({ 狂飙: { classes } }))).hasSingleClass).toBe(expected)
})

const dictionary = await compileAliases(['老头环=艾尔登法环=Elden Ring', '权游=权力的游戏', '射雕=射雕英雄传'])

const expandWithNames = (q: string, known: Record<string, Partial<TitleStatistics>>) =>
  expand(q, source(known), dictionary)

test('a keyword that no share has as title is answered by its names in the dictionary', async () => {
  const expansion = await expandWithNames('老头环', { 艾尔登法环: {} })
  expect(expansion).toMatchObject({ aliases: ['艾尔登法环', 'eldenring'], relaxed: '', dropped: [] })
  expect(expansion.corrected).toBeUndefined()
})

test('names that no share has leave the keyword without a match', async () => {
  expect((await expandWithNames('老头环', {})).relaxed).toBe('similar')
})

test('a title with shares of its own has the names of the dictionary as well', async () => {
  expect((await expandWithNames('艾尔登法环', { 艾尔登法环: {} })).aliases).toEqual(['老头环', 'eldenring'])
})

test('learned aliases of the most frequent name are aliases, words that many other works share are not', async () => {
  const cooccurring = [
    { key: '冰与火之歌', count: 10, jointCount: 9 },
    { key: '欧美剧', count: 900, jointCount: 30 },
  ]
  const { aliases } = await expandWithNames('权游', { 权力的游戏: { cooccurring } })
  expect(aliases).toEqual(['权力的游戏', '冰与火之歌'])
})

test('a season that no name has is dropped, one that a name has is not', async () => {
  const missing = await expandWithNames('权游第九季', { 权力的游戏: { missing: ['season:9'] } })
  expect(missing).toMatchObject({ dropped: ['第9季'], relaxed: 'words' })
  expect(await expandWithNames('权游第八季', { 权力的游戏: {} })).toMatchObject({ dropped: [], relaxed: '' })
})

test.each(['老头环 胡歌', '老头环胡歌'])(
  '%s finds the names of its part, and the title with the part replaced',
  async (q) => {
    const expansion = await expandWithNames(q, { 艾尔登法环: {} })
    expect(expansion).toMatchObject({ parts: [['艾尔登法环']], aliases: ['艾尔登法环胡歌'], dropped: [], relaxed: '' })
  },
)

test('the names of a word help to select one of several works', async () => {
  const years = (words: readonly string[]) => (words.includes('射雕英雄传') ? of2008 : [])
  const known = {
    ...source({ 射雕英雄传: {} }),
    countFacts: async ({ words }: { words: readonly string[] }) => ({ years: years(words), media: {} }),
  }
  expect((await expand('胡歌 射雕', known, dictionary)).year).toBe('year:2008')
})

test.each([
  ['a known title', '月黑高飞', 40],
  ['a known title of several words', 'the dark night', 40],
  ['a title of two shares', '月黑高飞', 2],
  ['a title of one share and several words', 'the dark night', 1],
])('%s needs no lookup in the index', async (_, q, count) => {
  const key = q.replaceAll(' ', '')
  const cooccurring = [{ key: '肖申克的救赎', count: 4, jointCount: 2 }]
  const titles = createTitleDictionary(100)
  titles.add([{ key, count }])
  const { recorded, lookups } = recordLookups({ ...source({ [key]: { count, cooccurring } }), titles })
  await expand(q, recorded, dictionary)
  expect(lookups).toEqual([])
})

test('a rare title is one title if its words are none, and several titles otherwise', async () => {
  const known = { 晨雾: { count: 1 }, 灯塔: {}, 晨雾灯塔: { count: 1 } }
  const rare = (...keys: (keyof typeof known)[]) => {
    const titles = createTitleDictionary(100)
    titles.add(keys.map((key) => ({ key, count: key === '灯塔' ? 40 : 1 })))
    return { ...source(known), titles }
  }
  expect((await expand('晨雾 灯塔', rare('晨雾灯塔'))).parts).toEqual([])
  expect((await expand('晨雾 灯塔', rare('晨雾灯塔', '灯塔'))).parts).toContainEqual(['灯塔'])
})

test('shares of a title that are newer than those in memory are read from the index', async () => {
  const known: TitleSource = {
    ...source({ 射雕英雄传: {} }),
    readStatistics: async (key) => (key === '射雕英雄转' ? { ...noStatistics, count: 3 } : noStatistics),
  }
  expect(await expand('射雕英雄转', known)).toMatchObject({ relaxed: '' })
  expect((await expand('射雕英雄转', known)).corrected).toBeUndefined()
})

test('a correction has the other names of the dictionary', async () => {
  const known = source({ 艾尔登法环: {}, 老头环: {} })
  expect(await expand('艾尔登法还', known, dictionary)).toMatchObject({
    corrected: '艾尔登法环',
    aliases: ['老头环', 'eldenring'],
    phrases: ['elden ring'],
  })
})

test('a misspelled name of the dictionary is corrected if shares have another name of the work', async () => {
  const names = await compileAliases(['premiere=Adobe Premiere Pro'])
  const expansion = await expand('premeire', source({ adobepremierepro: {} }), names)
  expect(expansion).toMatchObject({ corrected: 'premiere', aliases: ['adobepremierepro'], relaxed: '' })
  expect((await expand('premeire', source({}), names)).corrected).toBeUndefined()
})

test('a sentence that describes the plot of a work finds the names under which shares have it', async () => {
  const plots = await compilePlots([
    '火星救援=宇航员 种土豆 被困 求生',
    ...Array.from({ length: 60 }, (_, at) => `别的作品${at}=别的甲${at} 别的乙${at}`),
  ])
  const names = await compileAliases(['火星救援=The Martian'])
  const q = '一个宇航员被困在火星上种土豆'
  const expandPlot = (known: TitleSource) => expandQuery(expansionInputOf(parseKeyword(q), names), known, names, plots)
  expect(await expandPlot(source({ themartian: {} }))).toMatchObject({
    parts: [['themartian']],
    dropped: [],
    relaxed: 'similar',
  })
  expect((await expandPlot(source({}))).parts).toEqual([])
  expect((await expandPlot(source({ 火星救援: {}, 被困: {} }))).parts).toEqual([['火星救援']])
  const withActor = parseKeyword('马特达蒙演的宇航员被困在火星上种土豆')
  const known = source({ 火星救援: {}, 马特达蒙: {} })
  const expansion = await expandQuery(expansionInputOf(withActor, names), known, names, plots)
  expect(expansion).toMatchObject({ parts: [['火星救援']], relaxed: 'similar' })
})

test('a sentence that describes a plot in other words finds its work, beside the shares that hold its words', async () => {
  const plots = await compilePlots([
    '荒野机器人=小鹅 大雁 孤岛 收养 坠落 学飞',
    ...Array.from({ length: 60 }, (_, at) => `别的作品${at}=别的甲${at} 别的乙${at}`),
  ])
  const input = expansionInputOf(parseKeyword('机器人流落荒岛养大一只小雁'), emptyAliases)
  const expandPlot = (known: TitleSource) => expandQuery(input, known, emptyAliases, plots)
  expect(await expandPlot(source({ 荒野机器人: {} }))).toMatchObject({ parts: [['荒野机器人']], relaxed: 'similar' })
  expect((await expandPlot(source({}))).parts).toEqual([])
  const known = { ...source({ 荒野机器人: {} }), isWordIndexed: async () => true }
  const { parts, description } = await expandPlot(known)
  expect(parts).toEqual([['荒野机器人']])
  expect(description).toContain('小雁')
})

test('a sentence without a title is searched by its words, of which hits hold two', async () => {
  const held = ['爸爸', '摔跤']
  const known = { ...source({}), isWordIndexed: async (word: string) => held.includes(word) }
  const expansion = await expand('爸爸训练两个女儿摔跤拿冠军', known)
  expect(expansion).toMatchObject({ description: held, relaxed: 'similar' })
  expect(expansion.dropped).toContain('女儿')
  expect((await expand('爸爸训练两个女儿摔跤拿冠军', source({}))).description).toEqual([])
  expect((await expand('爸爸摔跤', known)).description).toEqual([])
})

test('a name beside other words finds names that continue another name of it', async () => {
  const aliases = await compileAliases(['达芬奇调色=DaVinci Resolve=达芬奇'])
  const held = { ...source({}), isWordIndexed: async (text: string) => text === 'davinci resolve' }
  for (const q of ['达芬奇18', '达芬奇 18 mac', '达芬奇 转场预设'])
    expect(await expand(q, held, aliases)).toMatchObject({ phrases: ['davinci resolve'], relaxed: 'similar' })
  expect((await expand('达芬奇 转场预设', held, aliases)).dropped).toEqual(['转场预设'])
  expect((await expand('达芬奇18', source({}), aliases)).phrases).not.toContain('davinci resolve')
})

test.each([
  ['a known title', '射雕英雄传'],
  ['a misspelled title', '射雕英雄转'],
  ['an abbreviation', '射英传'],
  ['a title inside a sentence', '小时候看过的射雕英雄传'],
  ['words beside a title', '胡歌 射雕英雄传 拖拉机'],
  ['a nickname', '老头环'],
  ['an unknown title of known words', '拖拉机维修手册'],
  ['a sentence without a title', '爸爸训练两个女儿摔跤拿冠军'],
])('%s needs one round trip', async (_, q) => {
  const { recorded, lookups } = recordLookups(source({ 射雕英雄传: {}, 艾尔登法环: {} }))
  const expanded = expand(q, recorded, dictionary)
  const started = [...lookups]
  await expanded
  expect(lookups).toEqual(started)
})

test('asks the index nothing about a keyword of which nothing is known, unless titles were left out of memory', async () => {
  const { recorded, lookups } = recordLookups(source({ 射雕英雄传: {} }))
  expect(await expand('蓝鲸航号', recorded)).toMatchObject({ isUnchecked: true, relaxed: '' })
  expect(lookups).toEqual([])
  expect(await expand('蓝鲸航号', { ...recorded, trustsMemory: false })).toMatchObject({
    isUnchecked: false,
    relaxed: 'similar',
  })
  expect(lookups).toEqual(['words 蓝鲸航号', 'title 蓝鲸航号'])
})

test('a title beside a name of its work names one work', async () => {
  const dictionary = await compileAliases(['狂飙=高启强'])
  const firstSeasonYears = [[{ year: 'year:2023', count: 40 }]]
  const known = { ...source({ 狂飙: { firstSeasonYears } }), countFacts: async () => ({ years: [], media: {} }) }
  const keyword = parseKeyword('狂飙 高启强')
  expect((await expandQuery(expansionInputOf(keyword, dictionary), known, dictionary)).hasSingleYear).toBe(true)
})

test.each([
  ['给他爱5', { gta5: {} }, ['gta5']],
  ['给他爱5', { gta5: {}, 给他爱5: {} }, []],
  ['小名', { 家: {} }, []],
])('%s in an index of %j searches for %j, which names may continue', async (q, known, phrases) => {
  const dictionary = await compileAliases(['GTA5=给他爱5', '家=小名'])
  expect((await expand(q, source(known), dictionary)).phrases).toEqual(phrases)
})

test('a work of the dictionary is no part of a longer title, once a share has it as title', async () => {
  const dictionary = await compileAliases(['龙门客栈=Dragon Inn'])
  const longer = source({ 新龙门客栈: {} })
  expect((await expand('龙门客栈', longer, dictionary)).aliases).toContain('新龙门客栈')
  const both = { ...source({ 新龙门客栈: {}, 龙门客栈: { count: 1 } }), titles: longer.titles }
  expect((await expand('龙门客栈', both, dictionary)).aliases).not.toContain('新龙门客栈')
})

test('a misspelled name of the dictionary is corrected for one share', async () => {
  const dictionary = await compileAliases(['极乐迪斯科=Disco Elysium'])
  const one = { ...source({ discoelysium: { count: 1 } }), titles: createTitleDictionary(10) }
  expect(await expand('极乐迪思科', one, dictionary)).not.toMatchObject({ corrected: '极乐迪斯科' })
  one.titles.add([{ key: 'discoelysium', count: 1 }])
  expect(await expand('极乐迪思科', one, dictionary)).toMatchObject({
    corrected: '极乐迪斯科',
    aliases: ['discoelysium'],
  })
})

test('a name that no share has as title searches for the other names within names', async () => {
  const dictionary = await compileAliases(['GTA=侠盗猎车手', '家=小名'])
  const held = { ...source({}), isWordIndexed: async (text: string) => text === '侠盗猎车手' }
  expect(await expand('GTA', held, dictionary)).toMatchObject({ phrases: ['侠盗猎车手'], relaxed: '' })
  expect(await expand('GTA', source({}), dictionary)).toMatchObject({ relaxed: 'similar' })
  expect((await expand('GTA', source({ gta: {} }), dictionary)).phrases).toEqual([])
  expect((await expand('小名', source({}), dictionary)).phrases).toEqual([])
})

test.each([
  ['移动迷宫2烧痕审判', { 移动迷宫2: {} }],
  ['烧痕审判', { 移动迷宫2: {} }],
])('%s finds the work whose subtitle it is, also beside names that no share has', async (q, known) => {
  const dictionary = await compileAliases(['移动迷宫2=移动迷宫2：烧痕审判', '烧痕审判=The Scorch Trials Book'])
  expect((await expand(q, source(known), dictionary)).aliases).toContain('移动迷宫2')
})
