/** Shares of the posts with special properties, by their ids at the drives. */

/** The password is in no post. */
export const lockedShares: Readonly<Record<string, string>> = {
  '4bcb83183d75': 'k7q2',
  '2jTJK2Cy33U': 'zh4n',
  f435aa0bba3e: 'm9xt',
}

/** Their drives return unreadable answers. */
export const unreadableShares: readonly string[] = ['d2b79d4bf208', 'e7da8b5930041', 'c8069d366bfe']

/** Imported alive, cancelled by their sharers afterwards. The posts contain living copies of each. */
export const cancelledShares: readonly string[] = [
  'd2e689cb7ba9',
  'VPr4uU8eyPoQWJDvm-bCDyWnA1',
  '3fa1883be476',
  'c9692df0e7a07',
  '8b2aee24c3c6',
]

interface Terms {
  cost_coin: number
  decompress_password?: string
}

export const paidShares: Readonly<Record<string, Terms>> = {
  LssoPbr3gCP: { cost_coin: 12 },
  wovvBRS5KaB: { cost_coin: 20 },
  '4ed3f37b66ac': { cost_coin: 15, decompress_password: 'JayZhou2022' },
  bjKbzLerMTDfM30FGwERzc: { cost_coin: 30, decompress_password: 'nightcity' },
  '79fa0f4cce2ac': { cost_coin: 8 },
}

interface Showcase {
  title: string
  description: string
  tags: string[]
}

export const showcases: Readonly<Record<string, Showcase>> = {
  wovvBRS5KaB: {
    title: '流浪地球 2',
    description:
      '太阳即将毁灭，人类在地球表面建造出巨大的推进器。影片讲述“流浪地球”计划启动之前的故事。\n附五种语言的字幕和全部幕后特辑。',
    tags: ['科幻', '2023', '4K'],
  },
  LssoPbr3gCP: {
    title: '庆余年 第二季',
    description: '范闲历经家族、江湖、庙堂的种种考验，回到京都。全 36 集，内封简体字幕。',
    tags: ['古装', '剧集', '2024'],
  },
  VOVVvTkELz5hXf0fv1cFZ7_nA1: {
    title: '知否知否应是绿肥红瘦',
    description: '北宋官宦家庭的少女明兰的成长故事。全 73 集。',
    tags: ['古装', '剧集', '2018'],
  },
  lBNEnpjYS55: { title: '鬼灭之刃', description: '第一季到第四季，每集附外挂字幕。', tags: ['动画', '已完结'] },
  '0af3647fc929': {
    title: '狂飙',
    description: '一线刑警安欣与黑恶势力二十年的斗争。全 39 集。',
    tags: ['犯罪', '剧集', '2023'],
  },
  '2f7436fab2b3f': {
    title: '葬送的芙莉莲',
    description: '打倒魔王之后，长寿的魔法使重走旅途。两季，简繁字幕。',
    tags: ['动画', '奇幻'],
  },
  '6713eae99e0d0': {
    title: '吉卜力合集',
    description: '十一部长片，日语原声，简繁日三种字幕。',
    tags: ['动画', '电影', '收藏'],
  },
  c83d3b537ae5: { title: '行星地球', description: '十一集自然纪录片，双语字幕。', tags: ['纪录片', '自然'] },
  cb3adb882c70: { title: '老友记 第五季', description: '全 24 集，中英双语字幕。', tags: ['喜剧', '美剧', '1998'] },
  '246d94b9b3f2': { title: '灌篮高手', description: '全 101 集修复版。', tags: ['动画', '运动', '1993'] },
  be33769d218a: { title: '周杰伦 2000-2022', description: '十五张录音室专辑，高品质 MP3。', tags: ['音乐', '华语'] },
  gxVN0UKRPLEtutAmwML3Ct: {
    title: '线性代数 18.06',
    description: '麻省理工学院公开课，含讲义和练习。',
    tags: ['公开课', '数学'],
  },
}

/** Films and series with a page of their own. `share` names the share whose poster they use. */
export const filmPages = [
  {
    share: 'wovvBRS5KaB',
    name: '流浪地球2',
    alias: ['The Wandering Earth II'],
    year: 2023,
    type: 'movie',
    rating: 8.3,
  },
  { share: 'LssoPbr3gCP', name: '庆余年', alias: ['Joy of Life'], year: 2019, type: 'tv', rating: 8 },
  { share: '0af3647fc929', name: '狂飙', alias: ['The Knockout'], year: 2023, type: 'tv', rating: 8.5 },
  { share: 'lBNEnpjYS55', name: '鬼灭之刃', alias: ['Demon Slayer'], year: 2019, type: 'anime', rating: 8.4 },
  { share: '2f7436fab2b3f', name: '葬送的芙莉莲', alias: ['Frieren'], year: 2023, type: 'anime', rating: 9.4 },
  { share: 'c83d3b537ae5', name: '行星地球', alias: ['Planet Earth'], year: 2006, type: 'documentary', rating: 9.7 },
  { share: '', name: '漫长的季节', alias: ['The Long Season'], year: 2023, type: 'tv', rating: 9.4 },
  { share: '', name: '哪吒之魔童降世', alias: ['Ne Zha'], year: 2019, type: 'movie', rating: 8.4 },
] as const
