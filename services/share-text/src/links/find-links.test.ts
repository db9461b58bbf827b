import { describe, expect, it } from 'vitest'
import { parseLinks } from '../parse-links.ts'

const surl = 'AbCdEf-hIjKlMnOp_rStUv'
const quark = 'abc123def456'
const uc = 'abc123def4567'
const aliyun = 'JRWomhcpeN9'
const xunlei = 'VN_t0dUikZqOwt-5DZWHuMvqA1'
const pan115 = 'swabc123def'
const lanzou = 'iAbCd1234567'

const read = (text: string): string[] =>
  parseLinks(text).links.map(({ disk_type, disk_id, disk_pass }) => `${disk_type} ${disk_id} ${disk_pass}`.trim())

describe('every format in which a drive writes a share', () => {
  it.each([
    // Baidu
    [`https://pan.baidu.com/s/1${surl}`, `BDY ${surl}`],
    [`https://pan.baidu.com/s/1${surl}?pwd=ab12`, `BDY ${surl} ab12`],
    [`https://pan.baidu.com/s/1${surl}?pwd=ab12#list/path=%2F`, `BDY ${surl} ab12`],
    [`https://pan.baidu.com/s/1${surl}?pwd=ab12&_at_=1700000000000`, `BDY ${surl} ab12`],
    [`https://pan.baidu.com/share/init?surl=${surl}`, `BDY ${surl}`],
    [`https://pan.baidu.com/share/init?surl=${surl}&pwd=ab12`, `BDY ${surl} ab12`],
    [`https://pan.baidu.com/share/init?surl=${surl}?pwd=ab12`, `BDY ${surl} ab12`],
    [`https://pan.baidu.com/share/init?pwd=ab12&surl=${surl}`, `BDY ${surl} ab12`],
    [`https://pan.baidu.com/wap/init?surl=${surl}&pwd=ab12`, `BDY ${surl} ab12`],
    [`http://yun.baidu.com/s/1${surl}`, `BDY ${surl}`],
    [`https://yun.baidu.com/share/init?surl=${surl}`, `BDY ${surl}`],
    ['http://pan.baidu.com/s/1c1LkPQ4 密码：ab12', 'BDY c1LkPQ4 ab12'],
    ['http://pan.baidu.com/s/1cAjM5w 密码：ab12', 'BDY cAjM5w ab12'],
    // Aliyun
    [`https://www.alipan.com/s/${aliyun}`, `ALY ${aliyun}`],
    [`https://alipan.com/s/${aliyun}`, `ALY ${aliyun}`],
    [`https://www.aliyundrive.com/s/${aliyun}`, `ALY ${aliyun}`],
    [`https://aliyundrive.com/s/${aliyun}`, `ALY ${aliyun}`],
    [`https://www.alipan.com/s/${aliyun}/folder/635151fc53641440ad95492c8174c57584c56f68`, `ALY ${aliyun}`],
    [
      `https://www.alipan.com/s/${aliyun}/folder/635151fc53641440ad95492c8174c57584c56f68?password=6666`,
      `ALY ${aliyun} 6666`,
    ],
    [`https://www.alipan.com/s/${aliyun}?pwd=ab12`, `ALY ${aliyun} ab12`],
    // Quark
    [`https://pan.quark.cn/s/${quark}`, `QUARK ${quark}`],
    [`https://pan.quark.cn/s/${quark}?pwd=ab12`, `QUARK ${quark} ab12`],
    [`https://pan.quark.cn/s/${quark}?passcode=ab12`, `QUARK ${quark} ab12`],
    [`https://pan.quark.cn/s/${quark}?password=ab12`, `QUARK ${quark} ab12`],
    [`https://pan.quark.cn/s/${quark}?entry=sjss`, `QUARK ${quark}`],
    [`https://pan.quark.cn/s/${quark}#/list/share`, `QUARK ${quark}`],
    [
      `https://pan.quark.cn/s/${quark}?pwd=ab12#/list/share/56a79e143a8b4877a98a61854e07b229-%E7%94%B5%E5%BD%B1`,
      `QUARK ${quark} ab12`,
    ],
    [`https://quark.cn/s/${quark}`, `QUARK ${quark}`],
    // UC
    [`https://drive.uc.cn/s/${uc}`, `UC ${uc}`],
    [`https://fast.uc.cn/s/${uc}`, `UC ${uc}`],
    [`https://drive.uc.cn/s/${uc}?public=1`, `UC ${uc}`],
    [`https://drive.uc.cn/s/${uc}?public=1#/list/share`, `UC ${uc}`],
    [`https://fast.uc.cn/s/${uc}?password=NZQb`, `UC ${uc} NZQb`],
    [`https://drive.uc.cn/s/${uc}?pwd=NZQb`, `UC ${uc} NZQb`],
    [`https://yun.uc.cn/s/${uc}`, `UC ${uc}`],
    // Xunlei
    [`https://pan.xunlei.com/s/${xunlei}?pwd=66ep#`, `XUNLEI ${xunlei} 66ep`],
    [`https://pan.xunlei.com/s/${xunlei}?pwd=66ep`, `XUNLEI ${xunlei} 66ep`],
    [`https://pan.xunlei.com/s/${xunlei}?pwd=66ep&path=%2F%E7%94%B5%E5%BD%B1`, `XUNLEI ${xunlei} 66ep`],
    [`https://pan.xunlei.com/s/${xunlei}#提取码：66ep复制这段内容后打开手机迅雷App`, `XUNLEI ${xunlei} 66ep`],
    // 115
    [`https://115.com/s/${pan115}?password=ab12`, `115 ${pan115} ab12`],
    [`https://115.com/s/${pan115}?password=ab12#`, `115 ${pan115} ab12`],
    [`https://115cdn.com/s/${pan115}?password=ab12&#`, `115 ${pan115} ab12`],
    [`https://www.115.com/s/${pan115}#ab12`, `115 ${pan115} ab12`],
    [`https://www.115cdn.com/s/${pan115}#`, `115 ${pan115}`],
    [`https://anxia.com/s/${pan115}`, `115 ${pan115}`],
    [`https://share.115.com/${pan115}`, `115 ${pan115}`],
    // Lanzou
    [`https://www.lanzoux.com/${lanzou}`, `LZY ${lanzou}`],
    [`https://wwi.lanzoup.com/tp/${lanzou}`, `LZY ${lanzou}`],
    [`https://lanzoui.com/${lanzou}?webpage=abc`, `LZY ${lanzou}`],
    [`https://my.name.lanzoul.com/${lanzou}?pwd=8zx`, `LZY ${lanzou} 8zx`],
    [`https://wwa.lanzous.com/${lanzou}&pass=a1`, `LZY ${lanzou} a1`],
    ['https://wwzb.lanzn.com/b0fgy69gh', 'LZY b0fgy69gh'],
    ['https://t-is.cn/i1aesgj', 'LZY i1aesgj'],
    ['https://abc.woozooo.com/b0f1mzx5a', 'LZY b0f1mzx5a'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it.each([
    'lanzou.com',
    'lanzoub.com',
    'lanzouy.com',
    'lanzv.com',
    'lanpv.com',
    'lanosso.com',
    'dmpdmp.com',
    'ulanzou.com',
  ])('recognises the Lanzou domain %s', (domain) => {
    expect(read(`https://wwx.${domain}/${lanzou}`)).toEqual([`LZY ${lanzou}`])
  })

  it('keeps a surl of 22 characters unchanged, even when it begins with 1', () => {
    const one = `1${surl.slice(1)}`
    expect(read(`https://pan.baidu.com/share/init?surl=${one}`)).toEqual([`BDY ${one}`])
  })

  it('takes the 1 off a surl of 23 or 8 characters', () => {
    expect(read(`https://pan.baidu.com/share/init?surl=1${surl}`)).toEqual([`BDY ${surl}`])
    expect(read('https://pan.baidu.com/share/init?surl=1c1LkPQ4')).toEqual(['BDY c1LkPQ4'])
    expect(read('https://pan.baidu.com/share/init?surl=1c1LkPQ')).toEqual(['BDY 1c1LkPQ'])
  })

  it.each([
    [`HTTPS://PAN.BAIDU.COM/S/1${surl}`, `BDY ${surl}`],
    [`Http://Pan.Quark.CN/s/${quark.toUpperCase()}`, `QUARK ${quark}`],
    [`pan.baidu.com/s/1${surl}`, `BDY ${surl}`],
    [`链接:pan.quark.cn/s/${quark}`, `QUARK ${quark}`],
    [`//drive.uc.cn/s/${uc}`, `UC ${uc}`],
    [`/share.115.com/${pan115}`, `115 ${pan115}`],
    [`1.pan.quark.cn/s/${quark}`, `QUARK ${quark}`],
    [`https://pan.quark.cn:443/s/${quark}`, `QUARK ${quark}`],
    [`https:/pan.quark.cn/s/${quark}`, `QUARK ${quark}`],
    [`hxxps://pan[.]quark[.]cn/s/${quark}`, `QUARK ${quark}`],
  ])('reads hosts and schemes in any case and spelling: %s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it('keeps the case of ids that have one', () => {
    expect(read(`https://pan.baidu.com/s/1${surl} https://pan.baidu.com/s/1${surl.toLowerCase()}`)).toHaveLength(2)
  })
})

describe('links with something inserted', () => {
  it.each([
    [
      'zero-width characters',
      `https://pan.\u200bbaidu.com/s/1\u200d${surl.slice(0, 5)}\ufeff${surl.slice(5)}`,
      `BDY ${surl}`,
    ],
    ['点 for a dot', `pan点baidu点com/s/1${surl}`, `BDY ${surl}`],
    ['點 for a dot', `pan點quark點cn/s/${quark}`, `QUARK ${quark}`],
    ['。 for a dot', `pan。quark。cn/s/${quark}`, `QUARK ${quark}`],
    ['ideographs in the host', `https://pan盘.baidu百度.com/s/1${surl}`, `BDY ${surl}`],
    ['ideographs in the id', `https://pan.baidu.com/s/1${surl.slice(0, 8)}删掉我${surl.slice(8)}`, `BDY ${surl}`],
    ['emoji in the host', `https://pan.qu🈲ark.cn/s/${quark}`, `QUARK ${quark}`],
    ['emoji in the id', `https://pan.quark.cn/s/${quark.slice(0, 6)}😀${quark.slice(6)}`, `QUARK ${quark}`],
    ['full-width brackets in the id', `https://drive.uc.cn/s/${uc.slice(0, 3)}（删）${uc.slice(3)}`, `UC ${uc}`],
    [
      'full-width characters',
      'ｈｔｔｐｓ：／／ｐａｎ．ｑｕａｒｋ．ｃｎ／ｓ／ａｂｃ１２３ｄｅｆ４５６？ｐｗｄ＝ａｂ１２',
      `QUARK ${quark} ab12`,
    ],
    ['percent-encoding', `https%3A%2F%2Fpan.quark.cn%2Fs%2F${quark}%3Fpwd%3Dab12`, `QUARK ${quark} ab12`],
    [
      'percent-encoding, twice',
      `https://r.example/?to=https%253A%252F%252Fpan.quark.cn%252Fs%252F${quark}`,
      `QUARK ${quark}`,
    ],
    [
      'an encoded ideograph in the id',
      `https://pan.quark.cn/s/${quark.slice(0, 6)}%E5%88%A0${quark.slice(6)}`,
      `QUARK ${quark}`,
    ],
    ['&amp;', `https://pan.baidu.com/share/init?surl=${surl}&amp;pwd=ab12`, `BDY ${surl} ab12`],
    ['JSON escapes', `"https:\\/\\/pan.quark.cn\\/s\\/${quark}"`, `QUARK ${quark}`],
    ['Markdown escapes', `https://pan.xunlei.com/s/VN\\_t0dUikZqOwt-5DZWHuMvqA1`, `XUNLEI ${xunlei}`],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it('does not continue a short id into the following text', () => {
    expect(read('https://pan.quark.cn/s/abc123密码def456')).toEqual([])
    expect(read('https://wwi.lanzoup.com/iAbCd12（ab12）')).toEqual(['LZY iAbCd12 ab12'])
  })
})

describe('glued text', () => {
  it('ends an id by its length when the next link follows without a gap', () => {
    const text = `https://pan.quark.cn/s/${quark}https://pan.baidu.com/s/1${surl}https://www.alipan.com/s/${aliyun}https://pan.xunlei.com/s/${xunlei}https://drive.uc.cn/s/${uc}https://115.com/s/${pan115}https://wwi.lanzoup.com/${lanzou}https://pan.quark.cn/s/000000000000`
    expect(read(text)).toEqual([
      `QUARK ${quark}`,
      `BDY ${surl}`,
      `ALY ${aliyun}`,
      `XUNLEI ${xunlei}`,
      `UC ${uc}`,
      `115 ${pan115}`,
      `LZY ${lanzou}`,
      'QUARK 000000000000',
    ])
  })

  it('separates glued links without a scheme', () => {
    expect(read(`pan.quark.cn/s/${quark}115.com/s/${pan115}?password=ab12pan.baidu.com/s/1${surl}`)).toEqual([
      `QUARK ${quark}`,
      `115 ${pan115} ab12`,
      `BDY ${surl}`,
    ])
  })

  it.each([
    `https://pan.baidu.com/s/1${surl}--来自百度网盘超级会员v4的分享`,
    `https://pan.baidu.com/s/1${surl}复制这段内容`,
    `https://pan.baidu.com/s/1${surl}，保存`,
    `(https://pan.baidu.com/s/1${surl})`,
    `**https://pan.baidu.com/s/1${surl}**`,
    `<https://pan.baidu.com/s/1${surl}>`,
    `"https://pan.baidu.com/s/1${surl}"`,
    `https://pan.baidu.com/s/1${surl}$$$x`,
    `https://pan.baidu.com/s/1${surl}|x`,
    `https://pan.baidu.com/s/1${surl}、x`,
  ])('%s', (text) => {
    expect(read(text)).toEqual([`BDY ${surl}`])
  })

  it('reads the four characters of a password with text glued to it', () => {
    expect(read(`https://pan.baidu.com/s/1${surl}?pwd=ab12SHA-256校验`)).toEqual([`BDY ${surl} ab12`])
  })

  it('reads playlists', () => {
    const text = `第1集$https://pan.quark.cn/s/${quark}#第2集$https://pan.quark.cn/s/000000000000$$$https://drive.uc.cn/s/${uc}`
    expect(read(text)).toEqual([`QUARK ${quark}`, 'QUARK 000000000000', `UC ${uc}`])
  })
})

describe('text that only resembles a share', () => {
  it.each([
    `https://evil115.com/s/${pan115}`,
    `https://notpan.quark.cn/s/${quark}`,
    `https://pan-quark.cn/s/${quark}`,
    `https://www.pan.quark.cn/s/${quark}`,
    `https://pan.quark.cn.evil.com/s/${quark}`,
    `https://pan.quark.cn。evil.com/s/${quark}`,
    `https://pan.quark.cn%2eevil.com/s/${quark}`,
    `https://example.com/115.com/s/${pan115}`,
    `https://example.com//115.com/s/${pan115}`,
    `https://example.com%2F115.com/s/${pan115}`,
    `https://example.com\\115.com/s/${pan115}`,
    `https://example.com?u=115.com/s/${pan115}`,
    `https://example.com#115.com/s/${pan115}`,
    `https://pan.quark.cn@evil.com/s/${quark}`,
    `https://evil@pan.quark.cn/s/${quark}`,
    `https://evil:x@pan.quark.cn/s/${quark}`,
    `https://p\u0430n.quark.cn/s/${quark}`,
    `https://\u0430pan.quark.cn/s/${quark}`,
    `https://xlanzou.com/${lanzou}`,
    `https://lanzou.com.evil.com/${lanzou}`,
    `ftp://pan.quark.cn/s/${quark}`,
    `https://xpan.baidu.com/s/1${surl}`,
    'https://pan.baidu.com/',
    'https://pan.quark.cn',
    'pan.baidu.com',
  ])('refuses %s without a word', (text) => {
    expect(parseLinks(text)).toEqual({ links: [], unsupported: [] })
  })

  it.each([
    ['123云盘', 'https://www.123pan.com/s/abc-def'],
    ['123云盘', 'https://www.123684.com/s/abc-def'],
    ['123云盘', 'https://www.123999.com/s/abc-def'],
    ['天翼', 'https://cloud.189.cn/t/FfyI3uEjeUVr'],
    ['移动', 'https://caiyun.139.com/m/i?abc'],
    ['移动', 'https://yun.139.com/shareweb/#/w/i/abc'],
    ['PikPak', 'https://mypikpak.com/s/VOEN_iLOacbr2EMItNu4EW9Lo1'],
    ['微云', 'https://share.weiyun.com/abc'],
    ['城通', 'https://url66.ctfile.com/f/123'],
    ['优享', 'https://www.ilanzou.com/s/abc'],
    ['小飞机', 'https://share.feijipan.com/s/abc'],
    ['小飞机', 'https://www.feijix.com/s/abc'],
    ['光鸭', 'https://www.guangyapan.com/s/abc'],
    ['MEGA', 'https://mega.nz/file/abc#def'],
    ['Google', 'https://drive.google.com/file/d/1/view'],
    ['OneDrive', 'https://1drv.ms/u/s!abc'],
    ['磁力', 'magnet:?xt=urn:btih:0123456789abcdef0123456789abcdef01234567'],
    ['电驴', 'ed2k://|file|电影.mkv|123|ABC|/'],
    ['旧式', 'https://pan.baidu.com/share/link?shareid=1&uk=2'],
    ['旧式', 'https://pan.baidu.com/share/init?shareid=1&uk=2'],
    ['企业', 'https://pan.baidu.com/e/1abc'],
    ['企业', 'https://eyun.baidu.com/s/3abc'],
    ['内部', 'https://pan.baidu.com/disk/home#/all'],
    ['跳转', 'https://alywp.net/abcd'],
    ['跳转', 'https://pan.qoark.cn/s/abcd'],
    ['快传', `https://www.alipan.com/t/${aliyun}`],
    ['自定义', 'https://wwi.lanzoup.com/s/mysoft'],
    ['主页', 'https://wwi.lanzoup.com/u/someone'],
    ['不是', 'https://wwi.lanzoup.com/我的软件'],
    ['不是', 'https://up.woozooo.com/iAbCdEf1234'],
    ['主页', 'https://115.com/u/someone'],
    ['内部', 'https://115.com/?cid=1&offset=0'],
    ['分享码', 'swabc123def-ab12'],
    ['不完整', 'https://pan.quark.cn/s/abc123'],
    ['不完整', 'https://pan.quark.cn/s/0123456789abcdef0123456789abcdef'],
    ['不完整', `https://pan.baidu.com/s/${surl}`],
    ['不完整', `https://115.com/s/xxabc123def`],
  ])('yields %s for %s', (word, text) => {
    const { links, unsupported } = parseLinks(`看这里\n${text}`)
    expect(links).toEqual([])
    expect(unsupported).toEqual([{ line: 2, text, msg: expect.stringContaining(word) as string }])
  })
})
