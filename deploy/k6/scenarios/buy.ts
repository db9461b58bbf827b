/** Users buy resources with points: each pair of a user and a resource once, and again when all pairs are bought. */
import { scenario } from 'k6/execution'
import { checkAnswer, post } from '../site/calls.ts'
import { createLoadOptions } from '../site/load.ts'
import { clearSite, prepareSite, price } from '../site/prepare.ts'
import type { PreparedSite } from '../site/prepare.ts'

export const options = createLoadOptions()

export const setup = prepareSite
export const teardown = clearSite

interface Bought {
  doc_id: string
  link: string
  coin: number
}

/** @param place of the purchase within the run */
export const buy = ({ accounts, paidDocIds }: PreparedSite, place: number): void => {
  const account = accounts[place % accounts.length]
  const doc_id = paidDocIds[Math.floor(place / accounts.length) % paidDocIds.length]
  const order = { doc_id, max_coin: price, request_id: crypto.randomUUID() }
  checkAnswer<Bought>(
    'a bought resource is opened',
    post('/auth/v1/disk/buy', order, account?.token),
    (bought) => bought.doc_id === doc_id && bought.link !== '' && bought.coin >= 0,
  )
}

export default (site: PreparedSite): void => buy(site, scenario.iterationInTest)
