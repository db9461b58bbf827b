import { dictionary } from '@zxcvbn-ts/language-common'

/** Some 18,000 lower-case passwords of at least 8 characters from lists of leaked passwords. */
const listed = new Set(dictionary['passwords-common'].filter((password) => password.length >= 8))

/** 88888888, 12341234, abcabcabc */
const repeated = /^(.{1,4}?)\1+$/su

/** Frequent on Chinese sites but absent from English lists ("I love you" in pinyin and the like), alone or with digits appended. */
const pinyin =
  /^(?:woaini|woaiwo|woshishui|wodemima|woshini|nishishui|caonima|meimima|mima|admin|password|root|pandex|taobao|baidu|weixin|zhang|wang|liu|chen|yang|li|5201314|1314520)[\d@!.]{1,8}$/

export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase()
  return listed.has(lower) || repeated.test(lower) || pinyin.test(lower)
}
