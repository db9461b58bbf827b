import { useEffect, useRef } from 'react'
import { shareLine } from '../../../lib/browser/clipboard.ts'
import { driveOf } from '../../../lib/resource/drives.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { safeUrl } from '../../../lib/text/text-format.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { openIcon } from '../../../ui/icons/icons.ts'
import { QrCode } from '../../../ui/qr/QrCode.tsx'
import type { Doc } from '../../../shared/doc/api.ts'
import styles from './ShareCard.module.css'

/** Link and password of the share. `isNew` moves the focus to the card after a purchase. */
export const ShareCard = ({ doc, isNew = false }: { doc: Doc; isNew?: boolean }) => {
  const site = useSite()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) card.current?.focus()
  }, [isNew])
  const link = safeUrl(doc.link)
  if (!link) return <p className={styles.none}>这个资源的链接没有公开</p>
  const { name, hue } = driveOf(doc.disk_type)
  const unpackPassword = doc.edges.meta?.decompress_password
  return (
    <section ref={card} tabIndex={-1} className={styles.card} data-hue={hue} aria-label="分享链接">
      <dl className={styles.rows}>
        <div>
          <dt>链接</dt>
          <dd>
            <a href={link} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
              {link.replace(/^https?:\/\//, '')}
            </a>
            <CopyButton text={link} label="" className="btn btn-icon btn-small" ariaLabel="复制链接" />
          </dd>
        </div>
        {doc.disk_pass && <Password label="提取码" value={doc.disk_pass} />}
        {unpackPassword && <Password label="解压密码" value={unpackPassword} />}
      </dl>
      <div className={styles.actions}>
        <CopyButton
          text={shareLine({ link, disk_pass: doc.disk_pass })}
          label={doc.disk_pass ? '复制链接和提取码' : '复制链接'}
          // The link of a dead resource stays available, but is not the main action.
          className={doc.health === 'dead' ? 'btn btn-line' : 'btn btn-solid'}
        />
        <a
          className={doc.health === 'dead' ? 'btn btn-line' : 'btn btn-soft'}
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={`打开${name}`}
        >
          <Icon of={openIcon} size={18} />
          <span>
            打开<span className={styles.drive}>{name}</span>
          </span>
        </a>
      </div>
      {site.doc.showsQr && <QrCode text={link} caption="手机扫码打开" />}
    </section>
  )
}

const Password = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <code className={styles.password}>{value}</code>
      <CopyButton text={value} label="" className="btn btn-icon btn-small" ariaLabel={`复制${label}`} />
    </dd>
  </div>
)
