import { useDeferredValue, useMemo, useState } from 'react'
import { formatGroupNames } from '../../lib/resource/format-groups.ts'
import { formatCount, formatSize } from '../../lib/text/text-format.ts'
import { fileIconOf } from '../../ui/icons/file-icon.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../ui/icons/icons.ts'
import section from './doc.module.css'
import { filterTree, parseFileTree, totalsByKind } from './parse-file-tree.ts'
import type { FileNode, KindTotal } from './parse-file-tree.ts'
import styles from './FileTree.module.css'

/** Rows shown at first, at the top level and inside a folder; the rest on demand. */
const maxShownRows = { top: 12, inside: 60 }
const maxOpenEntries = 12
const minFilteredFiles = 30

interface FileTreeProps {
  listing: string
  /** Bytes of each line of the listing; empty when unknown. */
  sizes: readonly number[]
}

export const FileTree = ({ listing, sizes }: FileTreeProps) => {
  const tree = useMemo(() => parseFileTree(listing, sizes), [listing, sizes])
  const [text, setText] = useState('')
  const filterText = useDeferredValue(text)
  const shown = useMemo(() => filterTree(tree.nodes, filterText), [tree, filterText])
  const isFiltered = filterText.trim() !== ''
  return (
    <section className={section.section}>
      <h2>
        文件
        {tree.nodes.length > 0 && (
          <small className={`num ${styles.count}`}>
            {tree.files > 0 && `${formatCount(tree.files)} 个文件`}
            {tree.files > 0 && tree.folders > 0 && '，'}
            {tree.folders > 0 && `${formatCount(tree.folders)} 个文件夹`}
          </small>
        )}
      </h2>
      {tree.nodes.length === 0 && <p className={styles.none}>还不知道里面有什么，打开网盘看看。</p>}
      {tree.files > 1 && <Kinds totals={totalsByKind(tree.nodes)} />}
      {tree.files >= minFilteredFiles && (
        <input
          type="search"
          className={`input ${styles.filter}`}
          aria-label="筛选文件"
          placeholder="筛选文件名，如 E01、字幕、.mkv"
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <output className="vh">{isFiltered && `${formatCount(countFiles(shown))} 个文件符合`}</output>
      {isFiltered && shown.length === 0 && <p className={styles.none}>没有文件名包含“{filterText.trim()}”。</p>}
      <Level key={filterText} nodes={shown} isFiltered={isFiltered} limit={maxShownRows.top} />
    </section>
  )
}

const countFiles = (nodes: readonly FileNode[]): number => nodes.reduce((sum, node) => sum + node.files, 0)

const kindName = (kind: KindTotal['kind']): string => (kind === 'other' ? '其他' : formatGroupNames[kind])

const Kinds = ({ totals }: { totals: readonly KindTotal[] }) => (
  <ul className={`num ${styles.kinds}`} aria-label="按类型">
    {totals.map(({ kind, files, size }) => (
      <li key={kind}>
        <b>{kindName(kind)}</b> {formatCount(files)} 个{size > 0 && ` · ${formatSize(size)}`}
      </li>
    ))}
  </ul>
)

interface LevelProps {
  nodes: readonly FileNode[]
  isFiltered: boolean
  limit: number
}

const Level = ({ nodes, isFiltered, limit }: LevelProps) => {
  const [isExpanded, setExpanded] = useState(false)
  const rest = nodes.length - limit
  // For a single remaining row, the button would take as much space as the row.
  const isCut = rest > 1 && !isExpanded
  return (
    <>
      <ul className={styles.level}>
        {(isCut ? nodes.slice(0, limit) : nodes).map((node, index) => (
          <li key={`${index}`}>
            {node.children.length > 0 ? <Folder node={node} isFiltered={isFiltered} /> : <Row node={node} />}
          </li>
        ))}
      </ul>
      {isCut && (
        <button type="button" className={`btn ${styles.all}`} onClick={() => setExpanded(true)}>
          再显示 {formatCount(rest)} 项
        </button>
      )}
    </>
  )
}

const Folder = ({ node, isFiltered }: { node: FileNode; isFiltered: boolean }) => (
  <details open={isFiltered || node.children.length <= maxOpenEntries}>
    <summary>
      <span className={styles.chevron}>
        <Icon of={chevronRightIcon} size={16} />
      </span>
      <Row node={node} />
    </summary>
    <div className={styles.inside}>
      <Level nodes={node.children} isFiltered={isFiltered} limit={maxShownRows.inside} />
    </div>
  </details>
)

const Row = ({ node }: { node: FileNode }) => (
  <span className={styles.row} data-folder={node.isFolder}>
    <Icon of={fileIconOf(node.name, node.isFolder)} size={18} />
    <span className={styles.name}>{node.name}</span>
    {node.isFolder && node.children.length > 0 && (
      <small className={styles.within}>{formatCount(node.children.length)} 项</small>
    )}
    {node.size > 0 && <small className={styles.size}>{formatSize(node.size)}</small>}
  </span>
)
