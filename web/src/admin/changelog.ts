interface ChangelogEntry {
  /** YYYY-MM-DD, newest first. */
  date: string
  content: string
}

export const changelog: readonly ChangelogEntry[] = [
  { date: '2026-11-21', content: '任务列表：重建索引、站点地图、推送、文章等任务可启动、取消、重试，进度实时可见。' },
  { date: '2026-11-21', content: '资源列表：按条件批量修改，先看数量，改后可撤销；编辑、文章、推送在同一处。' },
  { date: '2026-11-21', content: '导入任务：键盘审核，原文与识别结果并排；管理员可上传十万行的文件。' },
  { date: '2026-11-21', content: '链接检测：向网盘核实，两次确认才算失效；详情页显示检测中。' },
  { date: '2026-11-21', content: '分类、影视信息、词条、列表、热门资源和搜索热词可以管理了；顺序用拖动或键盘调整。' },
  { date: '2026-11-21', content: '后台框架：菜单、主题、概览和带分类的导入。' },
  { date: '2026-11-21', content: '粘贴文本导入：七家网盘，提交前预览，逐条进度。' },
  { date: '2026-11-21', content: '搜索页和详情页：筛选、文件列表、一行复制链接和提取码。' },
]
