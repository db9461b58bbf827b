/**
 * Phrases of a request around a title: 麻烦发一个 … 谢谢, 有没有 … 的资源. Each pattern matches one phrase and is applied
 * until none is left.
 */

const count = '(?:一下|一个|一部|一份|一套|部|份|下)'
const give = '(?:分享|发|找|推荐|提供)(?:给?我)?'
const peers = '(?:大佬|大神|大哥|朋友|好心人|老铁|小伙伴|网友|同学|老师)们?'
const people = '(?:谁|有人|有没有人|大家|你们)'

const openers = [
  '[\\s,，.。!！?？:：~、]+',
  `(?:各位|哪位|有哪位|有没有哪位|求)${peers}(?:能|可以)?(?:${give}${count}?)?`,
  `${peers}(?=[\\s,，!！])`,
  '请问一?下?|求助|跪求|急求|诚求',
  `(?:麻烦|劳烦|拜托)(?:大家|各位|你)?(?=[\\s,，]|谁|有|能|可以|问|帮|${give})`,
  '有没有(?!人)|有木有|谁那?里?有|谁能有|有谁有|有人有|在?哪里(?:可以|能)?(?:免费)?(?:找到?|下载|看到?|有)(?:免费的?)?|免费的',
  `${people}?(?:能不能|能否|可不可以|可以|能)(?:帮忙|帮我|给我)?${give}${count}?`,
  '(?:大型)?单机游戏(?!$|\\s*(?:合集|大全|下载|排行|推荐|资源|全集|全套|打包|免安装|开发|制作|破解|汉化|汇总|网))',
  '我?(?:想要|想看|想找|想下载|要找|在找)',
  `(?:帮我|帮忙|给我)${give}${count}?|(?:分享|发|推荐|提供)(?:给?我)?${count}`,
  `(?:求|蹲)(?:${count}|[一个部份点些\\s]+|分享|推荐|资源|链接)`,
  // Titles begin with these words: 求婚大作战, 求生之路, 求魔.
  '求(?!婚|职|生|佛|知|魔|仙|道|索|是|医|学|爱|求)(?=[\\p{sc=Han}]{3})',
]

const closers = [
  '[\\s,，.。!！?？~、]+',
  '的?(?:资源|资料|下载|链接|网盘|百度云|云盘|在线观看|在线看|免费|分享(?:一下)?|打包|高清|超清|完整版|完整|全本|完本|全文|(?:[二三四五六七八]部)?(?:全集|全套)|大全)',
  '的?(?:免安装版?|(?:绿色|破解|便携|汉化|学习|激活|直装)版)',
  '(?:百度|夸克|阿里|迅雷|天翼)(?:网盘|云盘|云)',
  '(?:谢谢|感谢|多谢)(?:大佬|大家|了|啦|您|你|楼主)?|在线等(?:[,，\\s]*急)?|跪求|好人一生平安',
  '有[吗嘛么](?:啊|呀)?|(?<=资源|下载|链接|分享|看|谢谢)[吗嘛么呢啊呀吧哈]',
  '(?<=\\s)(?:求|急|蹲|有)',
  '(?:哪里|在哪里?|哪儿|怎么|如何)(?:可以|能)?(?:看|下载|找到?|有)|谁有|有没有|有木有',
  '(?:能|可以)(?:分享|发)(?:一下|我|给我)?|(?:分享|发)(?:给我|我|一份|一个)|求(?:分享|资源|链接|网盘|推荐)',
]

const opener = new RegExp(`^(?:${openers.join('|')})`, 'u')
const closer = new RegExp(`(?:${closers.join('|')})$`)

const removeAll = (text: string, pattern: RegExp): string => {
  let rest = text
  for (;;) {
    const shorter = rest.replace(pattern, '').trim()
    if (shorter === rest) return rest
    rest = shorter
  }
}

/**
 * @param text normalised
 * @returns blank if the text is nothing but a request
 */
export const withoutRequestPhrases = (text: string): string =>
  removeAll(removeAll(text, opener), closer).replace(/的$/, '')

/** Words that may be a title although a request phrase is cut from them: 代码大全, 想要成为影之实力者. @param text normalised */
export const wordsAroundRequests = (text: string): string[] =>
  text.split(' ').filter((word) => {
    const rest = withoutRequestPhrases(word)
    return rest !== '' && rest !== word
  })
