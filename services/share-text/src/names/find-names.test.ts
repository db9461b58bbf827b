import { describe, expect, it } from 'vitest'
import { parseLinks } from '../parse-links.ts'

const bdy = 'https://pan.baidu.com/s/1AbCdEfGhIjKlMnOpQrStUv'
const bdy2 = 'https://pan.baidu.com/s/1AbCdEfGhIjKlMnOpQrStUw'
const quark = 'https://pan.quark.cn/s/abc123def456'
const quark2 = 'https://pan.quark.cn/s/abc123def457'
const quark3 = 'https://pan.quark.cn/s/abc123def458'
const aliyun = 'https://www.alipan.com/s/JRWomhcpeN9'
const uc = 'https://drive.uc.cn/s/abc123def4567'
const xunlei = 'https://pan.xunlei.com/s/VN_t0dUikZqOwt-5DZWHuMvqA1?pwd=66ep#'
const pan115 = 'https://115.com/s/swabc123def?password=ab12#'
const pan115b = 'https://115cdn.com/s/swabc123deg?password=cd34#'

const names = (text: string): (string | null)[] => parseLinks(text).links.map(({ disk_name }) => disk_name)

describe('text that drives add around a share', () => {
  it.each([
    ['Baidu, old', `链接：${bdy} 提取码：ab12 复制这段内容后打开百度网盘手机App，操作更方便哦`, null],
    [
      'Baidu, old, three lines',
      `链接：${bdy}\n提取码：ab12\n复制这段内容后打开百度网盘手机App，操作更方便哦--来自百度网盘超级会员v4的分享`,
      null,
    ],
    ['Baidu, 2022', `链接: ${bdy}?pwd=ab12 提取码: ab12 复制这段内容后打开百度网盘手机App，操作更方便哦`, null],
    [
      'Baidu, 2024',
      `通过网盘分享的文件：庆余年.zip\n链接: ${bdy}?pwd=ab12 提取码: ab12\n--来自百度网盘超级会员v4的分享`,
      '庆余年.zip',
    ],
    [
      'Baidu, app',
      `【超级会员V5】通过百度网盘分享的文件：庆余年\n链接:${bdy}\n提取码:ab12\n复制这段内容打开「百度网盘APP 即可获取」`,
      '庆余年',
    ],
    [
      'Quark',
      `我用夸克网盘分享了「【20】信号与系统」，点击链接即可保存。打开「夸克APP」，无需下载在线播放视频，畅享原画5倍速，支持电视投屏。\n链接：${quark}\n提取码：RGQJ`,
      '【20】信号与系统',
    ],
    [
      'Quark, newer',
      `我用夸克网盘给你分享了「data.zip」，点击链接或复制整段内容，打开「夸克APP」即可获取。\n/~ce4639oIk4~:/\n链接：${quark}`,
      'data.zip',
    ],
    [
      'Quark, one line',
      `我用夸克网盘分享了「庆余年」，点击链接即可保存。打开「夸克APP」即可获取。链接：${quark}`,
      '庆余年',
    ],
    [
      'Aliyun',
      `「庆余年 第二季」${aliyun}\n点击链接保存，或者复制本段内容，打开「阿里云盘」APP ，无需下载极速在线查看，视频原画倍速播放。`,
      '庆余年 第二季',
    ],
    [
      'Aliyun, name above',
      `庆余年 第二季\n${aliyun}\n点击链接保存，或者复制本段内容，打开「阿里云盘」APP ，无需下载极速在线查看，视频原画倍速播放。`,
      '庆余年 第二季',
    ],
    [
      'Aliyun, name in the sentence',
      `「setup.exe」，点击链接保存，或者复制本段内容，打开「阿里云盘」APP ，无需下载极速在线查看。\n链接：${aliyun}`,
      'setup.exe',
    ],
    [
      'Aliyun, 2022',
      `我用阿里云盘分享了「写真：1.png」，你可以不限速下载🚀\n复制这段内容打开「阿里云盘」App 即可获取\n链接：${aliyun}`,
      '写真：1.png',
    ],
    ['Xunlei', `分享文件：庆余年\n链接：${xunlei}\n复制这段内容后打开迅雷，查看更方便`, '庆余年'],
    ['UC', `「庆余年」来自UC网盘分享\n${uc}`, '庆余年'],
    [
      'UC, newer',
      `来自UC网盘分享文件：\n「庆余年」\n上传下载快，畅享原画播放和云解压，可电视投屏。点击链接立刻保存。\n链接：${uc}`,
      '庆余年',
    ],
    ['115', `${pan115}\n庆余年\n访问码：ab12\n复制这段内容，可在115App中直接打开！`, '庆余年'],
    ['115, one line', `${pan115} 庆余年 访问码：ab12 复制这段内容，可在115App中直接打开！`, '庆余年'],
    ['115, glued', `${pan115}搜狗输入法.exe访问码：ab12复制这段内容，可在115APP中直接打开！`, '搜狗输入法.exe'],
    ['Lanzou', 'https://wwi.lanzoup.com/b0fgy69gh\n密码:ab12', null],
  ])('%s', (_, text, expected) => {
    expect(names(text)).toEqual([expected])
  })
})

describe('the name of one link', () => {
  it.each([
    [`名称：庆余年 第二季\n链接：${quark}`, '庆余年 第二季'],
    [`资源名称：庆余年\n大小：3G\n链接：${quark}`, '庆余年'],
    [`【资源名称】：庆余年\n【下载链接】：${quark}`, '庆余年'],
    [`【名称】庆余年\n【链接】${quark}`, '庆余年'],
    [`**名称**：庆余年\n**链接**：${quark}`, '庆余年'],
    [`🎬 电影：流浪地球2 (2023) 4K\n🔗 ${quark}`, '流浪地球2 (2023) 4K'],
    [`📺 电视剧：狂飙\n${quark}`, '狂飙'],
    [`名称：[阿甘正传][1994] 描述：智商不高的阿甘…… 链接： ${quark} 📁 大小：NG 🏷 标签：#电影`, '[阿甘正传][1994]'],
    [`名称：庆余年\n\n描述：范闲假死归来，\n风云再起。\n\n链接：${quark}\n\n📁 大小：2G\n🏷 标签：#剧`, '庆余年'],
    [`Name: Inception (2010)\nLink: ${quark}`, 'Inception (2010)'],
    [`庆余年 ${quark}`, '庆余年'],
    [`庆余年：${quark}`, '庆余年'],
    [`庆余年第二季下载链接：${quark}`, '庆余年第二季'],
    [`庆余年（夸克网盘）链接：${quark}`, '庆余年'],
    [`庆余年丨夸克：${quark}`, '庆余年'],
    [`庆余年 | 百度网盘 | ${quark}`, '庆余年'],
    [`电影|流浪地球|${quark}|`, '流浪地球'],
    [`庆余年$${quark}`, '庆余年'],
    [`1. 庆余年 ${quark}`, '庆余年'],
    [`1️⃣ 庆余年：${quark}`, '庆余年'],
    [`①庆余年\n${quark}`, '庆余年'],
    [`🔥🔥庆余年🔥🔥\n${quark}`, '庆余年'],
    [`### 庆余年\n${quark}`, '庆余年'],
    [`《庆余年》第二季 全36集\n${quark}`, '《庆余年》第二季 全36集'],
    [`「庆余年」链接：${quark}`, '庆余年'],
    [`[周星驰] [原盘电影集 国粤语] ${quark}`, '[周星驰] [原盘电影集 国粤语]'],
    [`今天给大家分享《庆余年》第二季，需要的自取：${quark}`, '庆余年'],
    [`庆余年\n主演：张若昀\n评分 7.2\n更新时间：2024\n${quark}`, '庆余年'],
    [`庆余年\n\n🔗 夸克网盘\n${quark}`, '庆余年'],
    [`张三 2024/5/1 12:03:11\n${quark}`, null],
    [`[庆余年](${quark})`, '庆余年'],
    [`[[电影][庆余年][4K]](${quark})`, '[电影][庆余年][4K]'],
    [`最后生还者 全集 速存\n${quark}`, '最后生还者 全集'],
    [`【更新至 16 集】与凤行\n${quark}`, '【更新至 16 集】与凤行'],
    [`对不起，我们错过了你\n${quark}`, '对不起，我们错过了你'],
    [`三体 国语[公众号：甲]\n${quark}`, '三体 国语[公众号：甲]'],
    [`三体 作者：刘慈欣.epub\n${quark}`, '三体 作者：刘慈欣.epub'],
    [`关注公众号回复三体\n${quark}`, null],
    [`2016 [庆余年]( ${quark} )`, '庆余年'],
    [`1-庆余年（80集）\n${quark}`, '庆余年（80集）'],
    [`#庆余年 #第二季 4K\n${quark}`, '庆余年 第二季 4K'],
    [`庆余年 [点击下载](${quark})`, '庆余年'],
    [`[庆余年](https://movie.example/1) [夸克](${quark})`, null],
    [`<a href="${quark}">庆余年</a>`, '庆余年'],
    [`[url=${quark}]庆余年[/url]`, '庆余年'],
    [`<p>庆余年</p>\n<p>链接：<a href="${quark}">${quark}</a></p>`, '庆余年'],
    [`{"title":"庆余年","url":"${quark}"}`, '庆余年'],
    [`{"url":"${quark}","title":"庆余年"}`, '庆余年'],
    [`"庆余年, 全集",${quark},ab12`, '庆余年, 全集'],
    [`${quark} 庆余年 提取码：ab12`, '庆余年'],
    [`${quark} 提取码：ab12 庆余年`, '庆余年'],
    [`${quark}\n庆余年 第二季`, '庆余年 第二季'],
    [`Ｗｉｎｄｏｗｓ　１１\n${quark}`, 'Ｗｉｎｄｏｗｓ １１'],
    [`C++ 教程 从入门到 C#\n${quark}`, 'C++ 教程 从入门到 C#'],
    [`1917\n${quark}`, '1917'],
    [`𠮷野家\n${quark}`, '𠮷野家'],
    [`第1集 ${quark}`, '第1集'],
    [quark, null],
    [`链接：${quark}`, null],
    [`夸克网盘资源分享链接：${quark}`, null],
    [`百 度 网 盘：${bdy}`, null],
    [`12 ${quark}`, null],
    [`#短剧 #合集\n${quark}`, null],
    [`${quark}\n欢迎关注公众号，更多资源`, null],
    [`如果链接失效，请联系我，谢谢大家\n${quark}`, null],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual([expected])
  })

  it('is cut to 255 characters without splitting one', () => {
    expect(names(`名称：${'长'.repeat(300)}\n${quark}`)).toEqual(['长'.repeat(255)])
    const [name] = names(`名称：${'𠮷'.repeat(200)}\n${quark}`)
    expect(name).toBe('𠮷'.repeat(127))
  })
})

describe('names of several links', () => {
  it.each([
    ['each its own line above', `庆余年\n${quark}\n狂飙\n${quark2}`, ['庆余年', '狂飙']],
    ['each on its line', `1. 庆余年 ${bdy} 提取码 ab12\n2. 狂飙 ${bdy2} 提取码 cd34`, ['庆余年', '狂飙']],
    ['each behind its link', `${quark} 庆余年\n${quark2} 狂飙`, ['庆余年', '狂飙']],
    ['each below its link', `${quark}\n庆余年\n\n${quark2}\n狂飙`, ['庆余年', '狂飙']],
    [
      '115 texts one after the other',
      `${pan115}\n庆余年\n访问码：ab12\n复制这段内容，可在115App中直接打开！\n${pan115b}\n狂飙\n访问码：cd34\n复制这段内容，可在115App中直接打开！`,
      ['庆余年', '狂飙'],
    ],
    [
      'a 115 text below a name of its own',
      `庆余年\n${quark}\n${pan115}\n狂飙\n访问码：ab12\n复制这段内容，可在115App中直接打开！`,
      ['庆余年', '狂飙'],
    ],
    ['all on one line', `庆余年 链接:${bdy} 提取码:ab12 狂飙 链接:${bdy2} 提取码:cd34`, ['庆余年', '狂飙']],
    ['a play list', `庆余年$${quark}#狂飙$${quark2}`, ['庆余年', '狂飙']],
    [
      'several drives of one title',
      `庆余年 第二季\n夸克：${quark}\n百度：${bdy} 提取码：ab12\n阿里：${aliyun}`,
      ['庆余年 第二季', '庆余年 第二季', '庆余年 第二季'],
    ],
    ['several drives on one line', `庆余年 夸克${quark} 百度${bdy}?pwd=ab12`, ['庆余年', '庆余年']],
    [
      'several drives in blocks',
      `🎬 庆余年 (2024)\n\n🔗 夸克网盘\n${quark}\n\n🔗 百度网盘\n${bdy}`,
      ['庆余年 (2024)', '庆余年 (2024)'],
    ],
    ['a labelled name for all blocks', `名称：庆余年\n\n链接1：${quark}\n\n链接2：${quark2}`, ['庆余年', '庆余年']],
    [
      'the next title',
      `庆余年：\n夸克：${quark}\n\n狂飙：\n夸克：${quark2}\n迅雷：${xunlei}`,
      ['庆余年', '狂飙', '狂飙'],
    ],
    [
      'episodes',
      `庆余年\n第1集：${quark}\n第2集：${quark2}\n第3-4集：${quark3}`,
      ['庆余年 第1集', '庆余年 第2集', '庆余年 第3-4集'],
    ],
    ['seasons', `庆余年 第一季 ${quark}\n第二季 ${quark2}`, ['庆余年 第一季', '庆余年 第二季']],
    ['versions', `庆余年\n4K：${quark}\n1080P：${quark2}`, ['庆余年 4K', '庆余年 1080P']],
    ['numbers', `庆余年\n01 ${quark}\n02 ${quark2}`, ['庆余年', '庆余年']],
    [
      'two posts',
      `名称：庆余年\n链接：${quark}\n大小：2G\n标签：#剧\n\n名称：狂飙\n链接：${quark2}\n大小：3G`,
      ['庆余年', '狂飙'],
    ],
    ['a link by itself below another', `庆余年 ${quark}\n${quark2}`, ['庆余年', null]],
    ['a link by itself beyond a blank line', `庆余年\n${quark}\n\n${quark2}`, ['庆余年', null]],
    ['a rule between', `名称：庆余年\n链接：${quark}\n--------\n链接：${quark2}`, ['庆余年', null]],
    ['a table', `标题,网盘,链接,提取码\n庆余年,百度,${bdy},ab12\n狂飙,夸克,${quark},`, ['庆余年', '狂飙']],
    ['a table with the name last', `提取码\t链接\t名称\nab12\t${bdy}\t庆余年\n\t${quark}\t狂飙`, ['庆余年', '狂飙']],
    [
      'a Markdown table',
      `| 名称 | 链接 |\n| --- | --- |\n| 庆余年 | [点击](${quark}) |\n| 狂飙 | [点击](${quark2}) |`,
      ['庆余年', '狂飙'],
    ],
    [
      'an HTML table',
      `<tr><td>庆余年</td><td><a href="${quark}">下载</a></td></tr>\n<tr><td>狂飙</td><td><a href="${quark2}">下载</a></td></tr>`,
      ['庆余年', '狂飙'],
    ],
    ['JSON', `[{"name":"庆余年","url":"${quark}"},{"name":"狂飙","url":"${quark2}"}]`, ['庆余年', '狂飙']],
    [
      'JSON with the name last',
      `[{"url":"${quark}","name":"庆余年"},{"url":"${quark2}","name":"狂飙"}]`,
      ['庆余年', '狂飙'],
    ],
    [
      'a link of a drive that is not imported between',
      `庆余年\nhttps://cloud.189.cn/t/abcdef\n狂飙\n${quark}`,
      ['狂飙'],
    ],
  ])('%s', (_, text, expected) => {
    expect(names(text)).toEqual(expected)
  })
})
