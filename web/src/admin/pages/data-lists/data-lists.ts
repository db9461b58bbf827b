export const dataLists = [
  {
    type: 'filter_word',
    label: '敏感词',
    description: '含有这些词的搜索会被拒绝，并给出一句提示。',
    example: '一行一个词',
  },
  {
    type: 'ban_disk_name',
    label: '资源名',
    description: '名字里含有这些文字的资源不会被收录，导入时显示为已屏蔽。',
    example: '一行一段文字',
  },
  {
    type: 'ban_files',
    label: '文件名',
    description: '文件列表里含有这些文字的资源不会被收录。',
    example: '一行一段文字',
  },
  { type: 'ban_share_user', label: '分享者', description: '这些昵称分享的资源不会被收录。', example: '一行一个昵称' },
  {
    type: 'ban_share_user_id',
    label: '分享者 ID',
    description: '这些分享者编号的资源不会被收录，改了昵称也一样。',
    example: '一行一个编号',
  },
  {
    type: 'ban_ua',
    label: '浏览器标识',
    description: 'User-Agent 里含有这些文字的请求会被拒绝。',
    example: '一行一段文字，例如 python-requests',
  },
  {
    type: 'ban_robot',
    label: '爬虫',
    description: '名字里含有这些文字的爬虫会被拒绝。',
    example: '一行一个名字，例如 SemrushBot',
  },
  {
    type: 'alias',
    label: '别名',
    description:
      '同一部作品的几个名字写成一行。搜索其中任何一个，都能找到用其他名字分享的资源；两秒内生效。要改一行，就删掉再添加。',
    example: '一行一部作品，名字之间用 = 隔开，例如 大表哥2=荒野大镖客2=Red Dead Redemption 2',
  },
  {
    type: 'plot',
    label: '剧情词',
    description:
      '访客忘了片名、只描述剧情时，用这些词找到作品：一句话里有两个以上某部作品的剧情词，就列出它的资源；两秒内生效。要改一行，就删掉再添加。',
    example: '一行一部作品，作品名后写 =，剧情词用空格隔开，例如 火星救援=宇航员 种土豆 被困 独自 求生',
  },
] as const

export type DataList = (typeof dataLists)[number]
