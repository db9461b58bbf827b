import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { driveOf } from '../../../../lib/resource/drives.ts'
import { DriveTag } from '../../../../ui/resource/DriveTag.tsx'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { openIcon } from '../../../../ui/icons/icons.ts'
import { SafeLink } from '../../../../ui/SafeLink.tsx'
import { Time } from '../../../kit/table/columns.tsx'
import { DescriptionList } from '../../../kit/DescriptionList.tsx'
import { Inspector } from '../../../kit/dialogs/Inspector.tsx'
import { CorrectionFields } from './CorrectionFields.tsx'
import type { Corrections, Decision } from './decisions.ts'
import { Excerpt } from './Excerpt.tsx'
import { canReview, nameOfItem, originLabel } from '../items.ts'
import type { Item } from '../items.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { useShortcutGroup } from '../../../shortcuts/shortcut-groups.ts'
import { reviewShortcuts } from './review-shortcuts.ts'
import { ReviewToolbar } from './ReviewToolbar.tsx'
import type { ReviewActions } from './ReviewToolbar.tsx'
import styles from './ReviewPane.module.css'

interface ReviewPaneProps {
  item: Item
  decision: Decision | undefined
  draft: Partial<Corrections>
  onDraft: (draft: Partial<Corrections>) => void
  actions: ReviewActions
  onClose: () => void
}

export const ReviewPane = ({ item, decision, draft, onDraft, actions, onClose }: ReviewPaneProps) => {
  const pane = useRef<HTMLDivElement>(null)
  useShortcutGroup(reviewShortcuts)
  // Scrolls to the top for the next item.
  useEffect(() => {
    const sheet = pane.current?.closest('dialog')
    if (sheet) sheet.scrollTop = 0
  }, [item.id])
  return (
    <Inspector title={nameOfItem(item)} onClose={onClose}>
      <div ref={pane} className={styles.pane}>
        <section className={styles.side} aria-label="原文">
          <h3>原文</h3>
          <Excerpt item={item} />
        </section>
        <section className={styles.side} aria-label="识别结果">
          <h3>
            识别结果
            <StatusBadge status={item.status} decision={decision} />
          </h3>
          {item.msg && !canReview(item) && <p className={styles.message}>{item.msg}</p>}
          <p className={styles.link}>
            <DriveTag type={item.disk_type} />
            <SafeLink url={item.link}>
              打开{driveOf(item.disk_type).name}
              <Icon of={openIcon} size={16} />
            </SafeLink>
          </p>
          {canReview(item) ? (
            <CorrectionFields
              key={item.id}
              item={item}
              draft={draft}
              onDraft={onDraft}
              onSubmit={() => actions.approve?.()}
            />
          ) : (
            <Recognised item={item} />
          )}
          <Origin item={item} />
        </section>
      </div>
      <ReviewToolbar actions={actions} isDecided={decision !== undefined} />
    </Inspector>
  )
}

const Recognised = ({ item }: { item: Item }) => (
  <DescriptionList
    of={[
      ['名称', item.disk_name],
      ['分享 ID', <code key="id">{item.disk_id}</code>],
      ['提取码', item.disk_pass && <code key="pass">{item.disk_pass}</code>],
      [
        '资源',
        item.doc_id && (
          <Link key="doc" to={`/doc/${item.doc_id}`} target="_blank">
            {item.status === 'duplicate' ? '站内已有的那一条' : '打开资源页'}
          </Link>
        ),
      ],
    ]}
  />
)

const importUrl = (item: Item): string => `?status=all&task_no=${item.task_no}`

const Origin = ({ item }: { item: Item }) => (
  <DescriptionList
    of={[
      ['来源', originLabel(item.origin)],
      [
        '导入者',
        item.user_id > 0 ? (
          <Link key="user" to={`?status=all&user_id=${item.user_id}`}>
            用户 {item.user_id} 的全部导入
          </Link>
        ) : (
          '没有登录'
        ),
      ],
      [
        '同一次导入',
        <Link key="task" to={importUrl(item)}>
          第 {item.line} 行，看全部
        </Link>,
      ],
      ['导入时间', <Time key="at" at={item.create_time} />],
    ]}
  />
)
