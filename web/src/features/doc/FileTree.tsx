import { useState } from 'react'
import { formatCount } from '../../lib/text-format.ts'
import { parseFileTree } from './file-tree.ts'
import type { FileNode } from './file-tree.ts'
import { fileIconOf } from '../../ui/file-icon.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRightIcon } from '../../ui/icons.ts'
import section from './DocPage.module.css'
import styles from './FileTree.module.css'

/** Rows of a folder shown at once; the rest on demand. */
const shownRows = 12

/** What is in the share: folders fold, long ones are cut until asked for. */
export const FileTree = ({ listing }: { listing: string }) => {
  const tree = parseFileTree(listing)
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
      <Level nodes={tree.nodes} />
    </section>
  )
}

const Level = ({ nodes }: { nodes: readonly FileNode[] }) => {
  const [isWhole, setWhole] = useState(false)
  const rest = nodes.length - shownRows
  // A button for a single row would take the room of the row.
  const isCut = rest > 1 && !isWhole
  return (
    <>
      <ul className={styles.level}>
        {(isCut ? nodes.slice(0, shownRows) : nodes).map((node, index) => (
          <li key={`${index}`}>{node.children.length > 0 ? <Folder node={node} /> : <Row node={node} />}</li>
        ))}
      </ul>
      {isCut && (
        <button type="button" className={`btn ${styles.all}`} onClick={() => setWhole(true)}>
          再显示 {formatCount(rest)} 项
        </button>
      )}
    </>
  )
}

const Folder = ({ node }: { node: FileNode }) => (
  <details open>
    <summary>
      <Row node={node} />
      <small className={`num ${styles.within}`}>{formatCount(node.children.length)} 项</small>
      <span className={styles.chevron}>
        <Icon of={chevronRightIcon} size={16} />
      </span>
    </summary>
    <div className={styles.inside}>
      <Level nodes={node.children} />
    </div>
  </details>
)

const Row = ({ node }: { node: FileNode }) => (
  <span className={styles.row} data-folder={node.isFolder}>
    <Icon of={fileIconOf(node.name, node.isFolder)} size={18} />
    <span>{node.name}</span>
  </span>
)
