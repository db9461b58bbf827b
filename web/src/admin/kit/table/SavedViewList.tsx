import { listViewLimits } from '@pandex/contracts/list-view'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Input } from 'semantic-ui-react'
import { copyText } from '../../../lib/browser/clipboard.ts'
import { failureOf } from '../../../lib/api/api.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { closeIcon } from '../../../ui/icons/icons.ts'
import { linkIcon, peopleIcon } from '../../icons.ts'
import { ConfirmDeleteDialog } from '../dialogs/ConfirmDeleteDialog.tsx'
import type { ListSpec } from '../list/list-spec.ts'
import type { ListState } from '../list/use-list-state.ts'
import type { SavedView, SavedViews } from '../list/use-saved-views.ts'
import type { TablePreferences } from './table-preferences.ts'
import styles from './TableTools.module.css'

interface SavedViewListProps<S extends ListSpec> {
  state: ListState<S>
  preferences: TablePreferences
  saved: SavedViews
  close: () => void
}

export const SavedViewList = <S extends ListSpec>({ state, preferences, saved, close }: SavedViewListProps<S>) => {
  const { views, error } = saved
  const own = views?.filter((view) => view.own) ?? []
  const shared = views?.filter((view) => !view.own) ?? []
  const localCount = preferences.localViews.length
  const [doomed, setDoomed] = useState<SavedView>()
  return (
    <div className={styles.views}>
      <p>我的视图</p>
      {error ? (
        <p className={styles.hint}>{failureOf(error).msg}</p>
      ) : (
        views && own.length === 0 && <p className={styles.hint}>把现在的筛选、排序和列存下来，下次一点就到。</p>
      )}
      <ViewItems views={own} state={state} saved={saved} close={close} remove={saved.remove} />
      {shared.length > 0 && <p>别人共享的</p>}
      <ViewItems views={shared} state={state} saved={saved} close={close} remove={setDoomed} />
      {localCount > 0 && (
        <p className={styles.hint}>
          有 {localCount} 个视图只存在这个浏览器里。
          <button type="button" className="btn btn-small btn-line" disabled={saved.isPending} onClick={saved.upload}>
            上传
          </button>
        </p>
      )}
      <SaveForm saved={saved} />
      {doomed && (
        <ConfirmDeleteDialog
          noun="个别人共享的视图"
          names={[viewTitle(doomed)]}
          isPending={false}
          onClose={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined)
            saved.remove(doomed)
          }}
        >
          <p>所有管理员的列表里都不再有它，不能撤销。</p>
        </ConfirmDeleteDialog>
      )}
    </div>
  )
}

interface ViewItemsProps<S extends ListSpec> extends Omit<SavedViewListProps<S>, 'preferences'> {
  views: readonly SavedView[]
  remove: (view: SavedView) => void
}

const viewTitle = ({ own, title, owner_id }: SavedView): string => (own ? title : `${title}（管理员 ${owner_id}）`)

const ViewItems = <S extends ListSpec>({ views, state, saved, close, remove }: ViewItemsProps<S>) => (
  <ul>
    {views.map((view) => (
      <li key={view.id}>
        <button
          type="button"
          className={styles.view}
          aria-current={view.query === state.view ? 'true' : undefined}
          title={viewTitle(view)}
          onClick={() => {
            close()
            saved.open(view)
          }}
        >
          {view.title}
        </button>
        {view.own && (
          <button
            type="button"
            className={`btn btn-icon btn-small ${styles.share}`}
            aria-label={`共享视图 ${view.title}`}
            aria-pressed={view.shared}
            title={view.shared ? '所有管理员可见，点击取消' : '共享给所有管理员'}
            onClick={() => saved.share(view, !view.shared)}
          >
            <Icon of={peopleIcon} size={16} />
          </button>
        )}
        <button
          type="button"
          className="btn btn-icon btn-small"
          aria-label={`复制视图 ${view.title} 的链接`}
          title={view.own && !view.shared ? '复制链接（只有您能打开）' : '复制链接'}
          onClick={() => void copyText(location.origin + state.linkOf(view.id))}
        >
          <Icon of={linkIcon} size={16} />
        </button>
        <button
          type="button"
          className="btn btn-icon btn-small"
          aria-label={`删除视图 ${view.title}`}
          title="删除"
          onClick={() => remove(view)}
        >
          <Icon of={closeIcon} size={16} />
        </button>
      </li>
    ))}
  </ul>
)

const SaveForm = ({ saved }: { saved: SavedViews }) => {
  const [title, setTitle] = useState('')
  const [isShared, setShared] = useState(false)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (!title.trim()) return
    saved.save(title.trim(), isShared)
    setTitle('')
    setShared(false)
  }
  return (
    <form className={styles.save} onSubmit={save}>
      <Input
        aria-label="视图名称"
        placeholder="给现在的视图起名"
        value={title}
        maxLength={listViewLimits.titleLength}
        onChange={(event) => setTitle(event.target.value)}
      />
      <button type="submit" className="btn btn-soft" disabled={!title.trim() || saved.isPending}>
        保存
      </button>
      <label>
        <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
        共享给所有管理员
      </label>
    </form>
  )
}
