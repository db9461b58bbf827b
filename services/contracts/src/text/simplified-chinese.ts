/** Maps traditional Chinese and Japanese characters to simplified ones, one to one, for comparing titles. */
import { Converter } from 'opencc-js/t2cn'

/**
 * Simplified Japanese characters (新字体), each before the Chinese one: 久石譲, 進撃の巨人. Without those that Chinese uses too, such as 芸.
 */
const japaneseCharacters = Array.from(
  [
    '両两乗乘亀龟亜亚仏佛仮假伝传価价倹俭児儿円圆処处剣剑剤剂剰剩労劳効效勅敕勧劝勲勋単单厳严収收唖哑営营噛啮団团囲围図图圏圈圧压塁垒塩盐増增壊坏壌壤壱壹売卖変变奨奖嬢娘実实寛宽対对専专尭尧巌岩巣巢巻卷帯带帰归庁厅広广廃废弐贰弾弹従从徳德徴征応应',
    '恵惠悩恼悪恶懐怀戦战戯戏戻戾払拂抜拔択择拝拜拠据拡扩挙举挿插捜搜掲揭掻搔揺摇摂摄撃击撹搅斉齐斎斋晩晚暁晓暦历曽曾栄荣桜樱桟栈検检楽乐様样権权歓欢歩步歯齿歳岁歴历毎每気气沢泽浄净涙泪渇渴済济渉涉渋涩渓溪満满滝泷瀬濑焼烧犠牺猟猎獣兽畳叠痩瘦発发',
    '県县砕碎稲稻穂穗穏稳穣穰竜龙粋粹粛肃経经絵绘継继続续総总縁缘縄绳縦纵繊纤繍绣聴听脳脑臓脏艶艳荘庄蔵藏薫薰薬药蛍萤蝋蜡覇霸覚觉覧览観观訳译読读譲让豊丰賛赞転转軽轻辺边逓递遅迟郷乡酔醉醤酱醸酿釈释鉄铁鉱矿銭钱鋳铸錬炼関关闘斗陥陷険险隠隐雑杂霊灵',
    '頼赖顕显駅驿駆驱騒骚験验髄髓髪发鴎鸥鶏鸡鹸碱麹曲麺面黒黑黙默齢龄',
  ].join(''),
)

const firstIdeograph = 0x3400
const lastIdeograph = 0x9fff

const readTable = (): Map<string, string> => {
  const convert = Converter({ from: 't', to: 'cn' })
  const table = new Map<string, string>()
  for (let code = firstIdeograph; code <= lastIdeograph; code += 1) {
    const character = String.fromCodePoint(code)
    const simplified = convert(character)
    if (simplified !== character && simplified.length === 1) table.set(character, simplified)
  }
  for (let at = 0; at < japaneseCharacters.length; at += 2)
    table.set(japaneseCharacters[at] ?? '', japaneseCharacters[at + 1] ?? '')
  // OpenCC maps the single character to 馀, but words use 余; search treats all three as one.
  for (const character of '餘馀') table.set(character, '余')
  // 丨 and 丶 are ideographs by code point, but titles use them as separators.
  for (const stroke of '丨丶') table.set(stroke, '|')
  // 哪吒 is always written with 吒.
  table.delete('吒')
  return table
}

export const simplifiedCharacters: ReadonlyMap<string, string> = readTable()

/** Indexed by code point minus the first ideograph; 0 where the character does not change. */
const simplifiedCodes = new Uint16Array(lastIdeograph - firstIdeograph + 1)
for (const [character, simplified] of simplifiedCharacters)
  simplifiedCodes[character.charCodeAt(0) - firstIdeograph] = simplified.charCodeAt(0)

export const simplify = (text: string): string => {
  let simplified = ''
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = simplifiedCodes[text.charCodeAt(at) - firstIdeograph]
    if (!code) continue
    simplified += text.slice(from, at) + String.fromCharCode(code)
    from = at + 1
  }
  return from === 0 ? text : simplified + text.slice(from)
}
