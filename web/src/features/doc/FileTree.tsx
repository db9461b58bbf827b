import { useState } from 'react'
import { parseFileTree } from './file-tree.ts'
import type { FileNode } from './file-tree.ts'
import { fileIconOf } from '../../ui/file-icon.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRightIcon } from '../../ui/icons.ts'
import section from './DocPage.module.css'
import styles from './FileTree.module.css'

/** Rows shown at once; the rest on demand. */
const shownRows = 12

/** What is in the share: folders fold, long lists are cut until asked for. */
export const FileTree = ({ listing }: { listing: string }) => {
  const [isWhole, setWhole] = useState(false)
  const tree = parseFileTree(listing)
  const rest = tree.nodes.length - shownRows
  return (
    <section className={section.section}>
      <h2>
        文件
        {tree.nodes.length > 0 && (
          <small className={`num ${styles.count}`}>
            {tree.files > 0 && `${tree.files} 个文件`}
            {tree.files > 0 && tree.folders > 0 && '，'}
            {tree.folders > 0 && `${tree.folders} 个文件夹`}
          </small>
        )}
      </h2>
      {tree.nodes.length === 0 && <p className={styles.none}>还不知道里面有什么，打开网盘看看。</p>}
      <Level nodes={isWhole ? tree.nodes : tree.nodes.slice(0, shownRows)} />
      {rest > 0 && !isWhole && (
        <button type="button" className={`btn ${styles.all}`} onClick={() => setWhole(true)}>
          再显示 {rest} 项
        </button>
      )}
    </section>
  )
}

const Level = ({ nodes }: { nodes: readonly FileNode[] }) => (
  <ul className={styles.level}>
    {nodes.map((node, index) => (
      <li key={`${index}`}>
        {node.children.length > 0 ? (
          <details open>
            <summary>
              <Row node={node} />
              <span className={styles.chevron}>
                <Icon of={chevronRightIcon} size={16} />
              </span>
            </summary>
            <Level nodes={node.children} />
          </details>
        ) : (
          <Row node={node} />
        )}
      </li>
    ))}
  </ul>
)

const Row = ({ node }: { node: FileNode }) => (
  <span className={styles.row} data-folder={node.isFolder}>
    <Icon of={fileIconOf(node.name, node.isFolder)} size={18} />
    <span>{node.name}</span>
  </span>
)
