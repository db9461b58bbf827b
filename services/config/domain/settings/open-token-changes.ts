/** Changes of the API tokens, which are stored in one setting. */
import { AppError } from '@pandex/platform/errors'
import { otherPrivateSetting } from '@pandex/contracts/settings/protection'
import type { OpenToken } from '@pandex/contracts/settings/protection'
import { checkChange } from './check-change.ts'
import type { ConfigChange } from './check-change.ts'
import { readStored } from './read-stored.ts'

type Stored = ReadonlyMap<string, string>

export interface NewOpenToken {
  name: string
  sha256: string
  scopes: readonly string[]
  per_minute: number
  remark: string
}

export type OpenTokenUpdate = Partial<Pick<NewOpenToken, 'name' | 'scopes' | 'per_minute' | 'remark'>> & {
  enabled?: boolean
}

/** 48 bits of the digest: stable when the token is renamed, unique in practice, useless for guessing a token of 256 bits. */
export const openTokenId = ({ sha256 }: Pick<OpenToken, 'sha256'>): number => Number.parseInt(sha256.slice(0, 12), 16)

export const unknownTokenError = (): AppError =>
  new AppError('not_found', 'config.unknown_open_token', '令牌不存在或已被删除')

const readTokens = (stored: Stored) => {
  const { name, schema } = otherPrivateSetting
  return schema.parse(readStored(otherPrivateSetting, stored.get(name)).value)
}

export const listOpenTokens = (stored: Stored): readonly OpenToken[] => readTokens(stored).open_tokens

const withTokens = (stored: Stored, open_tokens: readonly unknown[]): ConfigChange =>
  checkChange({ name: otherPrivateSetting.name, value: JSON.stringify({ ...readTokens(stored), open_tokens }) })

const refuseTakenName = (tokens: readonly OpenToken[], name: string): void => {
  if (tokens.some((known) => known.name === name))
    throw new AppError('invalid', 'config.bad_value', '已有同名的令牌', { fields: ['name'] })
}

/** Adds an API token. @throws AppError invalid config.bad_value */
export const withOpenToken = (stored: Stored, token: NewOpenToken): ConfigChange => {
  const tokens = listOpenTokens(stored)
  const added = { ...token, name: token.name.trim(), enabled: true }
  refuseTakenName(tokens, added.name)
  return withTokens(stored, [...tokens, added])
}

/** @throws AppError not_found config.unknown_open_token, invalid config.bad_value */
export const withChangedOpenToken = (stored: Stored, id: number, update: OpenTokenUpdate): ConfigChange => {
  const tokens = listOpenTokens(stored)
  const found = tokens.find((token) => openTokenId(token) === id)
  if (!found) throw unknownTokenError()
  const changed = { ...found, ...update, name: (update.name ?? found.name).trim() }
  refuseTakenName(
    tokens.filter((token) => token !== found),
    changed.name,
  )
  return withTokens(
    stored,
    tokens.map((token) => (token === found ? changed : token)),
  )
}

export const withoutOpenTokens = (stored: Stored, ids: ReadonlySet<number>): ConfigChange =>
  withTokens(
    stored,
    listOpenTokens(stored).filter((token) => !ids.has(openTokenId(token))),
  )
