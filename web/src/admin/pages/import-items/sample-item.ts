import type { Item } from './items.ts'

const time = '2026-11-20T12:00:00+08:00'

export const sampleItem = (id: number, changes: Partial<Item> = {}): Item => ({
  id,
  task_no: 'task-1',
  origin: 'public',
  user_id: 0,
  line: 2,
  disk_type: 'QUARK',
  disk_id: `share${id}`,
  disk_pass: '',
  disk_name: `导入 ${id}`,
  link: `https://pan.quark.cn/s/share${id}`,
  status: 'review',
  msg: '等待审核',
  doc_id: '',
  cate_id: 0,
  excerpt: `导入 ${id}\nhttps://pan.quark.cn/s/share${id}`,
  create_time: time,
  update_time: time,
  edges: {},
  ...changes,
})
