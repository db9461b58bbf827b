/** Visitors who look around: home page, lists, categories. */
import { get, getPage, checkAnswer, checkPage, pickRandom } from '../site/calls.ts'
import { readSiteContent } from '../site/content.ts'
import type { SiteContent } from '../site/content.ts'
import { createLoadOptions } from '../site/load.ts'

export const options = createLoadOptions()

export const setup = readSiteContent

const isList = (data: unknown): boolean => Array.isArray(data)

export default ({ types }: SiteContent): void => {
  const chance = Math.random()
  if (chance < 0.35) checkPage('the home page is rendered', getPage('/', '/'), '</html>')
  else if (chance < 0.55)
    checkAnswer('the latest are answered', get(`/v1/disk/latest?type=${pickRandom(types)}`), isList)
  else if (chance < 0.7) checkAnswer('the hot ones are answered', get('/v1/disk/hot?size=20'), isList)
  else if (chance < 0.8) checkAnswer('hot words are answered', get('/v1/hot_key/list'), isList)
  else if (chance < 0.9) checkAnswer('categories are answered', get('/v1/category/list_all'), isList)
  else checkAnswer('settings are answered', get('/v1/site_config/all'), (data) => typeof data === 'object')
}
