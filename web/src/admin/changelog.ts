interface ChangelogEntry {
  /** YYYY-MM-DD, newest first. */
  date: string
  content: string
}

/** What changed for those who run the site. */
export const changelog: readonly ChangelogEntry[] = [
  { date: '2026-11-21', content: '分类、影视信息、词条、列表、热门资源和搜索热词可以管理了；顺序用拖动或键盘调整。' },
  { date: '2026-11-21', content: '后台框架：菜单、主题、概览和带分类的导入。' },
  { date: '2026-11-21', content: '粘贴文本导入：七家网盘，提交前预览，逐条进度。' },
  { date: '2026-11-21', content: '搜索页和详情页：筛选、文件列表、一行复制链接和提取码。' },
]
