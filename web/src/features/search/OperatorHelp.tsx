import styles from './OperatorHelp.module.css'

const operators: readonly (readonly [string, string])[] = [
  ['"流浪地球"', '名称或文件列表里有这一整段文字'],
  ['-预告', '名称、文件列表和标签里都没有这个词'],
  ['site:夸克', '只看这个网盘，也可以写 site:quark'],
  ['type:pdf', '只看这种文件，也可以写 type:视频'],
  ['size:>10GB', '按大小筛选，也可以写 size:1GB..10GB'],
  ['year:2024', '按年份筛选，也可以写 year:2020-2024'],
]

export const OperatorHelp = () => (
  <section className={styles.help} aria-label="搜索技巧">
    <h2>搜索技巧：在关键词后面加上条件，用空格隔开</h2>
    <dl>
      {operators.map(([example, meaning]) => (
        <div key={example}>
          <dt>
            <code>{example}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </section>
)
