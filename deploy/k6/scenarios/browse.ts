import { get, getPage, isAnswered, isPage, loadOf, oneOf, readStock } from './site.ts'
import type { Stock } from './site.ts'

export const options = loadOf(200)

export const setup = readStock

const isList = (data: unknown): boolean => Array.isArray(data)

export default ({ types }: Stock): void => {
  const chance = Math.random()
  if (chance < 0.35) isPage('the home page is rendered', getPage('/', '/'), '</html>')
  else if (chance < 0.55) isAnswered('the latest are answered', get(`/v1/disk/latest?type=${oneOf(types)}`), isList)
  else if (chance < 0.7) isAnswered('the hot ones are answered', get('/v1/disk/hot?size=20'), isList)
  else if (chance < 0.8) isAnswered('hot words are answered', get('/v1/hot_key/list'), isList)
  else if (chance < 0.9) isAnswered('categories are answered', get('/v1/category/list_all'), isList)
  else isAnswered('settings are answered', get('/v1/site_config/all'), (data) => typeof data === 'object')
}
