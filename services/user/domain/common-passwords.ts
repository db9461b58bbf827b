import { dictionary } from '@zxcvbn-ts/language-common'

/** Some 18,000 of at least 8 characters that are found again and again in lists of stolen passwords, all lower case. */
const listed = new Set(dictionary['passwords-common'].filter((password) => password.length >= 8))

/** 88888888, 12341234, abcabcabc */
const repeated = /^(.{1,4}?)\1+$/su

/** What Chinese sites see most and lists of English origin lack, alone or before a few digits: "I love you" and the like. */
const pinyin =
  /^(?:woaini|woaiwo|woshishui|wodemima|woshini|nishishui|caonima|meimima|mima|admin|password|root|pandex|taobao|baidu|weixin|zhang|wang|liu|chen|yang|li|5201314|1314520)[\d@!.]{1,8}$/

/** Whether a guesser would try it among the first. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase()
  return listed.has(lower) || repeated.test(lower) || pinyin.test(lower)
}
