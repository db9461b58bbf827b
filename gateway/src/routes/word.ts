import { disk } from '../clients.ts'
import { CreateWord, DeleteWords, GetWord, ListWords, UpdateWord } from '../schemas/word.ts'
import { tags } from '../cache/tags.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { listWithEdges, withEdges } from './reply-shapes.ts'

export const wordRoutes = {
  'GET /v1/word/get': route({
    auth: 'public',
    limit: 'browse',
    input: GetWord,
    call: disk.GetWord,
    reply: withEdges,
    cache: { seconds: 60 },
    tags: () => [tags.words],
  }),
  'GET /admin/v1/word/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListWords,
    call: disk.ListWords,
    reply: listWithEdges,
  }),
  'POST /admin/v1/word/create': route({
    auth: 'admin',
    limit: 'admin',
    input: CreateWord,
    call: disk.CreateWord,
    reply: withEdges,
    msg: '添加成功',
  }),
  'POST /admin/v1/word/update': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateWord,
    call: disk.UpdateWord,
    reply: withEdges,
    msg: '更新成功',
  }),
  'POST /admin/v1/word/delete': route({
    auth: 'admin',
    limit: 'admin',
    input: DeleteWords,
    call: disk.DeleteWords,
  }),
} satisfies RouteTable
