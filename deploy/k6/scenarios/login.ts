/** Users log in and open their profile. */
import { vu } from 'k6/execution'
import { checkAnswer, get } from '../site/calls.ts'
import { createLoadOptions } from '../site/load.ts'
import { clearSite, logIn, prepareSite } from '../site/prepare.ts'
import type { PreparedSite } from '../site/prepare.ts'

export const options = createLoadOptions()

export const setup = prepareSite
export const teardown = clearSite

interface Session {
  token: string
  info: { username: string }
}

export default ({ accounts }: PreparedSite): void => {
  const account = accounts[vu.idInTest % accounts.length]
  if (!account) return
  const { username, password } = account
  const session = checkAnswer<Session>(
    'a user logs in',
    logIn(username, password),
    ({ token, info }) => token !== '' && info.username === username,
  )
  if (!session) return
  const profile = get('/auth/v1/user/info', session.token)
  checkAnswer<Session['info']>('a user reads the profile', profile, (info) => info.username === username)
}
