export const storedList = 'GET /admin/v1/list_store/list'

/** The home page's film keywords, which also have an admin page of their own. */
export const filmKeywords = {
  type: 'home_hot_film_words',
  label: '影视热词',
  description: '首页「热门影视」一块里的片名，点一下就搜索。',
  nameLabel: '片名',
  urlHelp: '空着就搜索这个片名。',
} as const

export const storedLists = [
  {
    type: 'home_search_keywords',
    label: '首页搜索词',
    description: '首页搜索框下面的推荐词，点一下就搜索；后面接访客常搜的。',
    nameLabel: '词',
    urlHelp: '空着就搜索这个词。',
  },
  {
    type: 'home_top_links',
    label: '首页顶部链接',
    description: '首页搜索框下面的一行链接。',
    nameLabel: '名称',
    urlHelp: '站内路径（/search?q=…）或网址。',
  },
  {
    type: 'home_middle_ads',
    label: '首页中部推荐',
    description: '首页资源列表下面的推荐位，可以带图。',
    nameLabel: '标题',
    urlHelp: '站内路径或网址。',
  },
  {
    type: 'home_cate_keywords',
    label: '首页分类词',
    description: '首页「分类」一块里的词。',
    nameLabel: '词',
    urlHelp: '空着就去同名的分类。',
  },
  {
    type: 'home_friend_links',
    label: '友情链接',
    description: '首页底部的友情链接。',
    nameLabel: '站名',
    urlHelp: '对方的网址。',
  },
  {
    type: 'site_group_list',
    label: '站群导航',
    description: '同一家的其他站点，放在页面底部。',
    nameLabel: '站名',
    urlHelp: '站点的网址。',
  },
  {
    type: 'search_below_links',
    label: '搜索页链接',
    description: '搜索结果下面的链接。',
    nameLabel: '名称',
    urlHelp: '站内路径或网址。',
  },
  {
    type: 'doc_content_links',
    label: '详情页正文链接',
    description: '资源页正文下面的链接。',
    nameLabel: '名称',
    urlHelp: '站内路径或网址。',
  },
  {
    type: 'doc_side_links',
    label: '详情页侧栏链接',
    description: '资源页侧栏里的链接。',
    nameLabel: '名称',
    urlHelp: '站内路径或网址。',
  },
  filmKeywords,
] as const

export type StoredList = (typeof storedLists)[number]
