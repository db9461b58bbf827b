import { expect, test } from 'vitest'
import { compileAliases, emptyAliases } from '../titles/alias-dictionary.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import { toDocument } from './to-document.ts'
import type { SavedDisk } from './to-document.ts'

let count = 0

interface Given {
  files?: string
  size?: number
  aliases?: AliasDictionary
}

const groupsOf = (disk_name: string, { files = '', size = 0, aliases = emptyAliases }: Given = {}) => {
  count += 1
  const disk: SavedDisk = {
    id: count,
    doc_id: `d${count}`,
    disk_type: 'BDY',
    disk_id: 'abc',
    disk_pass: '',
    disk_name,
    files,
    share_user: '',
    share_user_id: '',
    shared_time: '',
    rel_movie: '',
    is_mine: false,
    enabled: true,
    tags: [],
    weight: 0,
    status: 0,
    size,
    cate_id: 0,
    health: 'valid',
  }
  const { copy_group, copy_base, copy_work } = toDocument(disk, aliases)
  return { copy_group, copy_base, copy_work }
}

const groupOf = (name: string, files = ''): string => groupsOf(name, { files }).copy_group

test.each([
  ['庆余年 第二季 1080P', '【经典】慶餘年 第2季 高清1080p'],
  ['陆贞传奇 全剧终 1080P', '陆贞传奇 全集 1080P'],
  ['招摇超清4KE01-E56 全集', '招摇 4K E01-E56 全集'],
  ['早间新闻.第三季1080pEP01-EP10', '早间新闻 第三季 1080p EP01-EP10'],
  ['误判.加长未删减.2024 1080p', '误判 UNCUT 2024 1080p'],
  ['转存 误判 收藏防丢 1080P', '误判 1080P'],
  ['护心+番外 epub', '护心 epub'],
  ['许巍.1997-在别处 无损FLAC', '许巍 专辑 在别处 高品质FLAC'],
  ['夜魔侠：重生 2025 1080P', '夜魔侠：重生 查理·考克斯 2025 1080P'],
  ['Banana Fish BANANA FISH 1080P 全24集', 'BANANA FISH 全24集 1080P'],
  ['飞狐外传 60帧版 4K 2022', '飞狐外传 4K 2022'],
  ['截图神器Snagit 2023 安装包', 'Snagit 2023 安装包'],
  ['DataGrip软件 2021 便携版 亲测', 'DataGrip 2021 便携版'],
  ['教资综合素质 全程班 含讲义', '教资综合素质 课程'],
  ['小时代3：刺金时代+小时代3 720P', '小时代3：刺金时代 720P'],
  ['FF16 单机版 送修改器 防失效 尽快保存', 'FF16 单机版'],
  ['给大家分享 2016 亿万 第一部 更新完毕', '亿万 第一部 2016 更新完毕'],
  ['电子书 绍宋 阅读版 epub', '绍宋 epub'],
  ['柏浪涛刑法精讲 带书签 pdf', '柏浪涛刑法精讲 pdf'],
  ['转存 太岁 附番外 epub', '太岁 epub'],
  ['孙燕姿 Stefanie CD抓轨 无损', '孙燕姿 Stefanie 无损'],
  ['信长协奏曲2014HD1080PE11', '信长协奏曲 2014 1080P E11'],
  ['地狱乐2023720P更新至4集', '地狱乐 2023 720P 更新至4集'],
  ['琅琊榜之风起长林_720p_01-25 全集', '琅琊榜之风起长林 720p 全集'],
  ['成龙动作电影合集 1080P', '成龙电影合集 1080P'],
  ['CCleaner 2020 绿色版', '2020版CCleaner 绿色版'],
  ['ArchiCAD 2022 x64 安装包', 'ArchiCAD 2022 安装包'],
  ['张学友 历年专辑打包', '张学友 历专辑打包'],
  ['侯孝贤导演作品集 打包', '侯孝贤作品集'],
  ['徐浩峰导演作品 4K', '徐浩峰作品集 4K'],
  ['单机 潜水员戴夫 支持手柄', '单机 潜水员戴夫'],
  ['两京十五日 多人有声剧 mp3', '两京十五日 有声书 mp3'],
  ['喜马拉雅 两京十五日 有声 mp3', '两京十五日 有声书 mp3'],
  ['翁恺C语言教程+课件', '翁恺C语言教程'],
  ['狂飙 (2023) 4K', '[狂飙][2023][2160p]'],
  ['三体 epub', '📚三体 [EPUB]'],
  ['流浪地球2 4K', '流浪地球 2 4K.完整版'],
  ['The Knockout 狂飙 1080P 无水印', 'K-狂飙 1080P'],
  ['[Pixar] 三体.无水印.pdf', '三体 pdf'],
  ['让子弹飞 HD1080P', '重新补档-让子弹飞1080p'],
  ['肖申克的救赎DVDRip', '肖申克的救赎 标清'],
  ['🎮黑神话：悟空 全DLC', '【PC游戏】黑神话：悟空 年度版'],
  ['红色警戒2 单机版', '红色警戒2 整合版'],
  ['[PC]艾尔登法环 解压即玩', '艾尔登法环 官方中文'],
  ['霸王别姬 4K（亲测有效）', '霸王别姬 4K120帧 手慢无'],
  ['艾尔登法环 免安装绿色版', '[PC]艾尔登法环 解压即玩 免安装'],
  ['No.466_泰坦尼克号 4K', '泰坦尼克号 25周年纪念版 4K'],
  ['S123-三体 epub 精校', '0456_三体 epub'],
  ['【怪奇物语 第三季】国英双音轨', '怪奇物语 第三季'],
  ['备份-【薄荷资源站】狂飙 全39集', '狂飙 共39集 副本'],
  ['739 艾宝良 鬼吹灯 有声', '艾宝良 鬼吹灯 有声'],
  ['B、[豪华版]博德之门3 免安装版 夸克', '【首发】[单机]博德之门3 +DLC'],
  ['Excel 王佩丰Excel教程 课程', '王佩丰Excel教程 课程 1080P'],
  ['周杰伦 55张专辑 flac', '周杰伦专辑合集 1999-2022 FLAC'],
  ['三体 4K+1080P 电影', '三体 4K 电影'],
  ['单机游戏：艾尔登法环 免安装', '艾尔登法环 数字豪华版 免安装'],
  ['[艾尔登法环] v1.1.5 整合版', '艾尔登法环 v1.1.5'],
  ['【无间道（Infernal Affairs）】1080P 电影', '无间道 1080P 电影'],
  ['【旧时光放映室】【无间道】HD1080P国粤双音轨 电影', '无间道 1080P 电影'],
  ['怀旧动漫-药屋少女的呢喃 第二季', '药屋少女的呢喃 第二季 动漫'],
  ['2021韩剧 模范出租车 第二季', '模范出租车 第二季 韩剧'],
  ['黑袍纠察队 第四季 卡尔·厄本主演', '黑袍纠察队 第四季'],
  ['40.守护解放西 全10集', '守护解放西 全10集'],
  ['高分经典 陈奕迅全集 MP3', '陈奕迅所有专辑 MP3'],
  ['公开课：尚硅谷Java 教程', '尚硅谷Java 教程'],
  ['小王子 1943 epub', '小王子 epub'],
  ['白夜追凶 全32集 打包 102GB', '白夜追凶 全32集'],
  ['侠盗猎车手5 学习版', '侠盗猎车手5 电脑版'],
  ['《大江大河》3 全33集', '大江大河 第三季 全33集'],
  ['#分享 顶楼 第三季 全14集', '顶楼 第三季 全14集'],
  ['🚀90、三国 全95集', '三国 全95集'],
  ['让子弹飞 4K高码+国语中字+花絮 电影', '让子弹飞 4K 电影'],
  ['葛优主演让子弹飞 1080P 电影', '让子弹飞 1080P 电影'],
  ['琅琊榜 合集 [EP01-EP54]', '琅琊榜 [EP01-EP54]'],
  ['权力的游戏.3 全10集', '权力的游戏 第三季 全10集'],
  ['B Blender 3.6 便携版', 'Blender 3.6 直装版'],
  ['必看！尚硅谷Java 网课', '尚硅谷Java 网课'],
  ['#Movie #让子弹飞 1080P', '让子弹飞 1080P'],
  ['Movie 让子弹飞 1080P', '让子弹飞 1080P'],
  ['最终幻想7 重制版 免安装', '最终幻想7：重制版 免安装'],
  ['琅琊榜 第二季 全网最全 大结局', '琅琊榜 第二季 大结局'],
  ['涉过愤怒的海+Across the Furious Sea 1080P 电影', '涉过愤怒的海 1080P 电影'],
  ['情满四合院01-46', '情满四合院 全46集'],
  ['繁城之下+花絮 E01-E12 1080P', '繁城之下 E01-E12 1080P'],
  ['混沌少年时+特效字幕 全4集', '混沌少年时 全4集'],
  ['夏日重现 更新中 20 动漫', '夏日重现 更新中 动漫'],
  ['【EP17更新中】追风者 1080P', '追风者 更新至20集 1080P'],
  ['情满四合院已更11集', '情满四合院 更新至20集'],
  ['整理好的 河神 S2', '河神 第二季'],
  ['合集内单独拿出来的 使女的故事 S06', '使女的故事 第六季'],
  ['〖星海片库〗默杀 1080P 电影', '默杀 1080P 电影'],
  ['分享一部悬疑片 默杀 电影', '默杀 电影'],
  ['乒乓 窪冢洋介/曾利文彦 电影', '乒乓 电影'],
  ['北上 by 徐则臣', '北上'],
  ['单机-博德之门3 免安装版', '博德之门3 免安装版'],
  ['steam游戏 博德之门3 年度版', '博德之门3 免安装版'],
  ['博德之门3 +18项修改器', '博德之门3 修改器 风灵月影'],
  ['1917 1917.2160p.WEB-DL 电影', '1917.2160p 电影'],
  ['Nirvana《Nevermind》专辑 flac', '[Nirvana] Nevermind[FLAC]'],
  ['专辑：OK Computer-Radiohead mp3', 'Radiohead - OK Computer MP3'],
  ['尚硅谷Java 网盘 系统班 课程', '尚硅谷Java 网课'],
  ['风吹半夏 无删减国产剧资源 全36集', '风吹半夏 全36集'],
  ['古董局中局 豆瓣7.1', '古董局中局'],
  ['190.莫文蔚 - 爱 专辑 mp3', '莫文蔚 - 爱 专辑 mp3'],
  ['赵雷《吉姆餐厅》2014 320K MP3', '吉姆餐厅 (赵雷) mp3'],
  ['侠客风云传 单机 汉化版 无密码', '侠客风云传 单机版'],
  ['数字电子技术基础[PDF]', '《数字电子技术基础》pdf'],
  ['11处特工皇妃 2010 EPUB', '11处特工皇妃 epub'],
  ['反贪风暴+粤语+4K', '反贪风暴 4K'],
  ['特-特洛伊 4K高码率', '特洛伊 4K'],
  ['天 天 向 上 全24期', '天天向上 全24期'],
  ['①江科大51单片机入门教程 网课', '江科大51单片机入门教程 网课'],
  ['全网最全乔家大院 大结局', '乔家大院 大结局'],
  ['星落凝成糖EP01-EP40HD1080P', '星落凝成糖 E01-E40 1080P'],
  ['三少爷的剑 剧情 影片 1080P', '影片：三少爷的剑 1080P 侵删'],
  ['免安装中文版 辐射4', '辐射4 学习版'],
  ['森林 NS/PC 整合版', '森林 整合版'],
  ['黑马程序员C++全套高清视频 网课', '黑马程序员C++ 网课'],
  ['2024更新/三少爷的剑 2016', '三少爷的剑 2016'],
  ['4K高码率 冯小刚电影合集', '冯小刚电影合集 4K'],
  ['【DVD】隧道 内嵌中字 随时失效', '隧道 标清'],
  ['移动迷宫三部曲 1080P', '移动迷宫系列 合集 1080P'],
  ['kindle 复活 pdf', '复活.pdf'],
  ['22考研心理学312 课程', '考研心理学312 2022 课程'],
  ['王后雄学案 基础+强化+冲刺 网课', '王后雄学案 网课'],
  ['高考物理资料 高考物理坤哥 网课', '高考物理坤哥 网课'],
  ['老杜MySQL 课程 无加密', '老杜MySQL 课程'],
  ['刘德华全集 1-30张专辑 flac', '【无损】刘德华全集 flac'],
  ['Vegas Pro 2020 破解版+安装教程', 'Vegas Pro 2020 破解版'],
])('%s and %s are copies', (a, b) => {
  expect(groupOf(a)).toBe(groupOf(b))
})

const film = (title: string): string => `file:${title}.mkv`

test.each([
  ['a misspelling', '让字弹飞', film('让子弹飞')],
  ['characters in another order', '让弹子飞', film('让子弹飞')],
  ['a nickname', '子弹飞', film('让子弹飞')],
  ['its letters', 'RZDF', film('让子弹飞')],
])('a film with %s in its name is a copy of those that have the title of its file', (_, name, files) => {
  expect(groupOf(name, files)).toBe(groupOf('让子弹飞', film('让子弹飞')))
})

test.each(['file:01. 第三章.mp4', 'file:01. 习题课.mp4\nfile:02. 答疑.mp4'])(
  'courses that hold %j are no copies',
  (files) => {
    expect(groupOf('王佩丰Excel教程 1080P', files)).not.toBe(groupOf('哈佛大学公开课 公正 1080P', files))
  },
)

test('a course is not named after its numbered lessons', () => {
  const files = 'file:01. 资本论.mp4'
  expect(groupOf('王德峰哲学课.完整版.王德峰 1080P', files)).toBe(groupOf('王德峰哲学课 1080P', files))
})

test('parts of a course do not name it', () => {
  const files = 'folder:强化\nfolder:讲义\nfile:ACCA F1-F9.pdf'
  expect(groupOf('2025年ACCA F1-F9 讲义', files)).toBe(groupOf('2025年ACCA F1-F9 讲义', 'file:ACCA F1-F9.pdf'))
})

test('a book before its author is a copy, whichever of them begins the name of the file', () => {
  const copies = [
    ['《求魔》耳根.pdf', 'file:耳根-求魔.pdf'],
    ['求魔 耳根 pdf', 'file:耳根-求魔.pdf'],
    ['求魔_耳根_pdf', 'file:求魔 - 耳根.pdf'],
    ['耳根 - 求魔 [pdf]', 'file:求魔 - 耳根.pdf'],
  ].map(([name = '', files]) => groupOf(name, files))
  expect(new Set(copies).size).toBe(1)
})

test('a program with two names has the one that its file confirms', () => {
  const files = 'file:匹诺曹的谎言.rar'
  expect(groupOf('Lies of P 匹诺曹的谎言 中文版', files)).toBe(groupOf('匹诺曹的谎言 中文版', files))
})

test('parts of a collection are no seasons', () => {
  const files = 'folder:移动迷宫\nfolder:移动迷宫2'
  expect(groupOf('移动迷宫系列 合集 1080P', files)).toBe(groupOf('移动迷宫系列 合集 1080P'))
})

test('a collection is no copy of the film that its first file holds', () => {
  expect(groupOf('姜文电影合集', film('让子弹飞'))).not.toBe(groupOf('让子弹飞', film('让子弹飞')))
})

test('a note of the sharer makes no film a book, and no book spam', () => {
  const files = 'folder:木乃伊\nfile:防失联.txt'
  expect(groupsOf('木乃伊 2017', { files, size: 12 * gigabyte })).toEqual(
    groupsOf('木乃伊 2017', { size: 12 * gigabyte }),
  )
  const novel = 'file:死亡万花筒 - 西子绪.txt'
  expect(groupOf('死亡万花筒 txt', `${novel}\nfile:扫码进群.jpg`)).toBe(groupOf('死亡万花筒 txt', novel))
})

test('clips beside a film do not rename it', () => {
  const files = `${film('让子弹飞 花絮')}\nfile:movie.mkv`
  expect(groupOf('让子弹飞 2010', files)).toBe(groupOf('让子弹飞 2010', film('让子弹飞')))
})

test('a manual beside a program distinguishes no versions', () => {
  const files = 'file:红色警戒2.iso'
  expect(groupOf('红色警戒2', `${files}\nfile:安装教程.txt`)).toBe(groupOf('红色警戒2', files))
})

test.each([
  ['庆余年 第二季 1080P', '庆余年 第一季 1080P'],
  ['庆余年 第二季 1080P', '庆余年 第二季 4K'],
  ['庆余年 第二季', '庆余年 第二季 更新至12集'],
  ['射雕英雄传 2008', '射雕英雄传 2017'],
  ['三体 epub', '三体 pdf'],
  ['流浪地球', '流浪地球2'],
  ['PotPlayer v1.7.2', 'PotPlayer v1.8.0'],
  ['🎬', '🎬'],
])('%s and %s are no copies', (a, b) => {
  expect(groupOf(a)).not.toBe(groupOf(b))
})

const gigabyte = 1024 ** 3
const episodes = Array.from({ length: 3 }, (_, at) => `file:${at + 1}.mp4`).join('\n')

test.each<[string, [string, Given], [string, Given]]>([
  ['a film and the series of its title', ['射雕英雄传 电影版 1080P', {}], ['射雕英雄传 全45集 1080P', {}]],
  [
    'a film and the series that its files show',
    ['白蛇 1080P', { files: film('白蛇') }],
    ['白蛇 1080P', { files: episodes }],
  ],
  [
    'a film and the series that its size shows',
    ['三少爷的剑 1080P 电影', {}],
    ['三少爷的剑 1080P', { size: 60 * gigabyte }],
  ],
  ['a series and the book', ['三体 全30集', {}], ['三体 epub', {}]],
  ['a film and its making-of', ['无间道 1080P 电影', {}], ['无间道 幕后花絮 1080P 电影', {}]],
  ['a film and its trilogy', ['无间道 4K', {}], ['无间道三部曲 4K', {}]],
  ['a film and a list that begins with it', ['黑客帝国 4K', {}], ['黑客帝国 & 琅琊榜 & 火影忍者 4K', {}]],
  ['a film and its 3D version', ['泰坦尼克号 1080P 电影', {}], ['泰坦尼克号 3D 1080P 电影', {}]],
  ['a book and the audiobook', ['三体 txt', {}], ['三体 有声书 mp3', {}]],
  ['a game and its trainer', ['黑神话：悟空 免安装版', {}], ['黑神话：悟空 修改器', {}]],
  ['two volumes', ['明朝那些事儿 上册 pdf', {}], ['明朝那些事儿 下册 pdf', {}]],
  ['two editions of a book', ['算法导论 第3版 pdf', {}], ['算法导论 第4版 pdf', {}]],
  ['two albums of an artist', ['周杰伦 - 范特西 flac', {}], ['周杰伦 - 七里香 flac', {}]],
])('%s never fold', (_, a, b) => {
  const [one, other] = [groupsOf(...a), groupsOf(...b)]
  expect(one.copy_group).not.toBe(other.copy_group)
  expect(one.copy_base).not.toBe(other.copy_base)
})

test('a film without its year folds with those that have it, where all shares of the title agree on a year', () => {
  expect(groupsOf('让子弹飞 2010 1080P').copy_base).toBe(groupsOf('让子弹飞 1080P').copy_base)
})

test.each([
  ['a year', '琅琊榜 第二季 2017 全50集', 10],
  ['another size', '琅琊榜 第二季 全50集', 80],
])('a later season with %s is a copy, because the title and its number name one work', (_, name, size) => {
  const of = (one: string, gigabytes: number): string => groupsOf(one, { size: gigabytes * gigabyte }).copy_group
  expect(of(name, size)).toBe(of('琅琊榜 第二季 全50集', 10))
})

test('what lies beside a book distinguishes no versions', () => {
  const book = 'file:算法导论.epub'
  expect(groupOf('算法导论', `${book}\nfile:课后答案.pdf\nfile:勘误.txt`)).toBe(groupOf('算法导论', book))
  expect(groupOf('算法导论', `${book}\nfile:算法导论.pdf`)).not.toBe(groupOf('算法导论', book))
  expect(groupOf('算法导论 epub', `${book}\nfile:算法导论.pdf`)).toBe(groupOf('算法导论 epub', book))
})

test('extra chapters beside a book are no format of it', () => {
  expect(groupOf('蛊真人', 'file:蛊真人.epub\nfile:番外.txt')).toBe(groupOf('蛊真人', 'file:蛊真人.epub'))
})

test('a file beside a book that is called like a film does not rename the book', async () => {
  const aliases = await compileAliases(['源代码=Source Code'])
  const files = 'file:理论力学.epub\nfile:理论力学 课后习题答案.pdf\nfile:源代码.zip'
  const book = groupsOf('理论力学 epub', { aliases }).copy_group
  expect(groupsOf('理论力学 epub', { files, aliases }).copy_group).toBe(book)
})

test('numbers of the files of a book are no seasons', () => {
  const name = '考研英语真题 pdf'
  expect(groupOf(name, 'file:考研英语真题3.pdf')).toBe(groupOf(name, 'file:考研英语真题.pdf'))
})

test('several actors are not several works', () => {
  const files = film('红海行动')
  expect(groupOf('张译&黄景瑜&林超贤 红海行动 2018', files)).toBe(groupOf('红海行动 2018', files))
})

test('a series whose name states its episodes is no film, even with one listed file', () => {
  const name = '好一个乖乖女 全80集'
  expect(groupOf(name, 'file:好一个乖乖女01.mp4')).toBe(groupOf(name, episodes))
})

test('chapters that are numbered with three digits are read, not sung', () => {
  const files = 'file:001.mp3\nfile:002.mp3'
  expect(groupOf('岳飞传 mp3', files)).toBe(groupOf('岳飞传 评书 mp3', files))
})

test('the number of a list in front of a title of the dictionary is no part of it', async () => {
  const aliases = await compileAliases(['琅琊榜=Nirvana in Fire', '12生肖=CZ12'])
  const of = (name: string): string => groupsOf(name, { aliases }).copy_group
  expect(of('74琅琊榜 全54集')).toBe(of('琅琊榜 全54集'))
  expect(of('12生肖 电影')).not.toBe(of('生肖 电影'))
})

test.each([
  'GraphPad Prism 便携版',
  'GraphPad Prism 各版本下载',
  '工具丨GraphPad Prism',
  '冷门佳作 GraphPad Prism.exe',
])('%s is a copy of GraphPad Prism 汉化版', (name) => {
  const files = 'file:setup.exe'
  expect(groupOf(name, files)).toBe(groupOf('GraphPad Prism 汉化版', files))
})

test('the group behind the name of a release is no part of the title', () => {
  const files = 'file:setup.iso'
  expect(groupOf('Disco.Elysium-GoldG', files)).toBe(groupOf('Disco Elysium', files))
  expect(groupOf('Disco.Elysium-GoldG 免安装')).toBe(groupOf('Disco Elysium 免安装'))
})

test('a work of the dictionary without other names is known too', async () => {
  const aliases = await compileAliases([], ['长空之王'])
  const of = (name: string): string => groupsOf(name, { aliases }).copy_group
  expect(of('长空之王 王一博 胡军 1080P 电影')).toBe(of('长空之王 1080P 电影'))
})

test('albums of a known artist are no copies of each other', async () => {
  const aliases = await compileAliases(['酷玩=Coldplay'])
  const of = (name: string): string => groupsOf(name, { aliases }).copy_group
  expect(of('Parachutes - Coldplay')).not.toBe(of('Ghost Stories - Coldplay'))
})

test('a lone file 1.mkv makes a share with a year no series', () => {
  const name = '让子弹飞 2010 1080P'
  expect(groupOf(name, 'file:1.mkv\nfile:让子弹飞.ass')).toBe(groupOf(name, film('让子弹飞')))
  expect(groupOf(name, 'file:1.mkv\nfile:2.mkv')).not.toBe(groupOf(name, film('让子弹飞')))
})

test('numbered lessons with names of their own make a course', () => {
  const lessons = 'file:01 民法.mp4\nfile:02 刑法.mp4\nfile:03 商经法.mp4'
  expect(groupOf('众合法考 2025', lessons)).toBe(groupOf('众合法考 2025 网课'))
})

test('a video with a year is a copy of the film of that year, never of the series', () => {
  expect(groupOf('让子弹飞 2010 1080P')).toBe(groupOf('让子弹飞 2010 1080P', film('让子弹飞')))
  expect(groupOf('让子弹飞 2010 1080P')).not.toBe(groupOf('让子弹飞 2010 1080P 全40集'))
})

test('undated series of one title fold only if their sizes are similar', () => {
  const series = (size: number): string => groupsOf('射雕英雄传 全集 1080P', { size }).copy_group
  expect(series(40 * gigabyte)).toBe(series(42 * gigabyte))
  expect(series(40 * gigabyte)).not.toBe(series(160 * gigabyte))
})

test('names that the dictionary holds equal fold, and those of a sequel do not', async () => {
  const aliases = await compileAliases(['哪吒之魔童降世=哪吒', '哪吒之魔童闹海=哪吒2'])
  const baseOf = (name: string): string => groupsOf(name, { aliases }).copy_base
  expect(baseOf('哪吒之魔童闹海 4K')).toBe(baseOf('哪吒2 4K'))
  expect(baseOf('哪吒之魔童降世 4K')).toBe(baseOf('哪吒 4K'))
  expect(baseOf('哪吒 4K')).not.toBe(baseOf('哪吒2 4K'))
})

test.each([
  ['a name that sounds like the title', '狂野之息 免安装版'],
  ['letters of its pinyin', '旷ye之息 免安装版'],
  ['the initial of a character', 'K野之息 免安装版'],
])('a game with %s folds with the title of the dictionary', async (_, name) => {
  const aliases = await compileAliases(['旷野之息=荒野之息'])
  expect(groupsOf(name, { aliases }).copy_group).toBe(groupsOf('旷野之息 免安装版', { aliases }).copy_group)
})

test('persons and remarks beside the title of the dictionary keep no copies apart', async () => {
  const aliases = await compileAliases(['父母爱情=Romance of Our Parents', '亮剑=Drawing Sword'])
  const of = (name: string): string => groupsOf(name, { aliases }).copy_group
  expect(of('江德福安杰 父母爱情 全44集')).toBe(of('父母爱情 全44集'))
  expect(of('李幼斌 亮剑 全30集')).toBe(of('亮剑 全30集'))
  expect(of('父母爱情 亮剑演员访谈 全44集')).toBe(of('父母爱情 全44集'))
})

test('a film without a class folds with the films, where all shares of the title agree on the class', () => {
  const [named, bare] = [
    groupsOf('三体 电视剧 1080P', { size: gigabyte }),
    groupsOf('三体 1080P', { size: 60 * gigabyte }),
  ]
  const film = groupsOf('三体 1080P', { size: gigabyte })
  expect(named.copy_work).toBe(bare.copy_work)
  expect(named.copy_work).toBe(film.copy_work)
  expect(named.copy_base).not.toBe(film.copy_base)
  expect(groupsOf('三体 漫画 1080P').copy_work).not.toBe(film.copy_work)
})

test('a person whose name sounds like one of another work names no work', async () => {
  const aliases = await compileAliases(['社内相亲=姜泰武'])
  const of = (name: string): string => groupsOf(name, { aliases }).copy_group
  expect(of('非常律师禹英禑 [2022] 朴恩斌/姜泰伍')).toBe(of('非常律师禹英禑 [2022]'))
})

test('albums of a known artist stay apart beside the remark of a channel', async () => {
  const aliases = await compileAliases(['迈克尔杰克逊=Michael Jackson'])
  const of = (name: string): string => groupsOf(name, { aliases }).copy_group
  const remark = '（更多资源关注：北辰影院）'
  expect(of(`《Dangerous》Michael Jackson${remark}`)).not.toBe(of(`《Thriller》Michael Jackson${remark}`))
})

test('a video that shows the installation makes no program a film', () => {
  const files = 'file:Mastercam.rar'
  expect(groupOf('Mastercam 2024', `${files}\nfile:安装视频.mp4`)).toBe(groupOf('Mastercam 2024', files))
})

test.each([
  ['the files of a complete series', '美人心计 全40集 持续更新', '美人心计 全40集', ''],
  ['a film', '浪客剑心 2012 持续更新', '浪客剑心 2012', film('浪客剑心.2012')],
  ['an e-book', '活着 epub 持续更新', '活着 epub', ''],
  ['a program', 'Mastercam 2024 免安装版 持续更新', 'Mastercam 2024 免安装版', ''],
])('持续更新 beside %s is only a remark', (_, name, other, files) => {
  expect(groupOf(name, files)).toBe(groupOf(other, files))
})

test.each([
  ['庆余年 持续更新', '庆余年 全46集'],
  ['凡人修仙传 txt 持续更新', '凡人修仙传 txt'],
])('%s may lack parts of %s', (name, other) => {
  expect(groupOf(name)).not.toBe(groupOf(other))
})

test('the year of one part is not that of the collection', () => {
  const files = (year: string): string => `folder:浪客剑心${year}\nfolder:浪客剑心：京都大火篇`
  expect(groupOf('浪客剑心三部曲 全集', files(' (2012)'))).toBe(groupOf('浪客剑心三部曲 合集', files('')))
})

test('a novel with extra chapters is no copy of the series', () => {
  expect(groupOf('天涯明月刀 完结+番外')).not.toBe(groupOf('天涯明月刀 全47集'))
})

test('spam is no copy of the work that it names', () => {
  expect(groupOf('狂飙 全集 关注公众号回复获取')).not.toBe(groupOf('狂飙 全集'))
})
