import { accountStatuses, roles, settableAccountStatuses } from '@pandex/contracts/enums'
import { z } from 'zod'
import {
  flag,
  integer,
  line,
  listFields,
  listOf,
  nestPage,
  moment,
  prose,
  requestId,
  rowId,
  rowIdsUpTo,
  secret,
  text,
  yesNo,
} from './fields.ts'

const captchaToken = text(500).default('')

/** The user service validates names, addresses and passwords and explains refusals; the gateway only bounds their length. */
const username = line(254)
const email = line(254)
const password = secret({ min: 1, max: 1_000 })

export const Login = z
  .object({ username, password, token: captchaToken })
  .transform(({ token, ...rest }) => ({ ...rest, captcha_token: token }))

export const Register = z
  .object({
    username,
    email,
    password,
    code: text(64).default(''),
    invite_code: text(64).default(''),
    token: captchaToken,
  })
  .transform(({ token, ...rest }) => ({ ...rest, captcha_token: token }))

export const SendCode = z
  .object({
    email,
    token: captchaToken,
    invite_code: text(64).default(''),
  })
  .transform(({ token, ...rest }) => ({ ...rest, captcha_token: token }))

export const ResetPassword = z
  .object({ email, token: line(64), new_password: password })
  .transform(({ token, ...rest }) => ({ ...rest, code: token }))

export const Logout = z.object({ all: flag.default(false) })

export const GetInfo = z.object({})

/** Blank fields stay unchanged. `id`, which older clients send, is ignored: the token identifies the account. */
export const UpdateInfo = z
  .object({
    id: integer().optional(),
    username: text(254).default(''),
    password: secret({ min: 0, max: 1_000 }).default(''),
    email: text(254).default(''),
    current_password: secret({ min: 0, max: 1_000 }).default(''),
    /** Mailed to the new address, if the site verifies addresses. */
    code: text(64).default(''),
  })
  .transform((input) => {
    const { id: _, ...changes } = input
    return changes
  })

const maxListedUsers = 100

/** A query string with one id holds no list. */
const rowIdOrIds = z
  .union([listOf(rowId, { min: 0, max: maxListedUsers }), rowId])
  .default([])
  .transform((value) => (Array.isArray(value) ? value : [value]))

export const ListUsers = z
  .object({
    ...listFields,
    q: text(254).default(''),
    role: z.enum(['', ...roles]).default(''),
    status: z.enum(['', ...accountStatuses]).default(''),
    vip: yesNo,
    ids: rowIdOrIds,
  })
  .transform(nestPage)

export const CreateUser = z.object({
  username,
  email,
  password,
  role: z.enum(roles).default('user'),
  remark: prose(2_000).default(''),
})

const { page, size } = listFields

/** Records of one user, newest first. */
export const ListUserRecords = z
  .object({ page, size, user_id: rowId })
  .transform(({ user_id, ...window }) => ({ user_id, page: { ...window, order_by: '', order: '' } }))

export const DeleteUser = z.object({ id: rowId })

export const DeleteUsers = z.object({ ids: rowIdsUpTo(100) })

export const ExportUser = z.object({ user_id: rowId })

export const UpdateUser = z
  .object({
    id: rowId,
    username,
    email: text(254),
    password,
    role: z.enum(roles),
    status: z.enum(settableAccountStatuses),
    coin_delta: integer({ min: -1_000_000_000, max: 1_000_000_000 }),
    coin_note: text(200),
    /** Empty ends the membership. */
    vip_until: moment.or(z.literal('')),
    remark: prose(2_000),
    request_id: requestId,
  })
  .partial()
  .required({ id: true })
