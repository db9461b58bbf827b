/**
 * Forms of the values that the gateway writes into pages, scripts and the Content-Security-Policy header. The settings check them when
 * admins write, the gateway again when it reads: readers of settings apply no forms.
 */

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const host = String.raw`(?:${label}\.){1,8}[a-z][a-z0-9-]{0,30}[a-z0-9]`

const whole = (form: string): RegExp => new RegExp(`^(?:${form})$`)

export const tagForms = {
  host: whole(host),
  /** A leading `*.` stands for subdomains; a name of one label after it would allow a whole top-level domain. */
  sourceHost: whole(String.raw`(?:\*\.)?${host}`),
  baiduTongji: whole('[0-9a-f]{32}'),
  googleAnalytics: whole('G-[A-Z0-9]{4,20}'),
  la51: whole('[0-9A-Za-z]{8,40}'),
  uuid: whole('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'),
  baiduSite: whole('[0-9A-Za-z-]{6,64}'),
  googleSite: whole('[0-9A-Za-z_-]{20,100}'),
  hex32: whole('[0-9A-Fa-f]{32}'),
  sogouSite: whole('[0-9A-Za-z]{6,64}'),
  shenmaSite: whole('[0-9a-f]{32}(?:_[0-9]{1,20})?'),
  yandexSite: whole('[0-9a-f]{8,64}'),
} as const

export type TagForm = keyof typeof tagForms

export const isTagValue = (form: TagForm, value: string): boolean => tagForms[form].test(value)
