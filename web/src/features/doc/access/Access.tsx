import { useState } from 'react'
import type { Doc } from '../../../shared/doc/api.ts'
import { DeadNote } from './DeadNote.tsx'
import { Locked } from './Locked.tsx'
import { ShareCard } from './ShareCard.tsx'

export const Access = ({ doc, isChecking }: { doc: Doc; isChecking: boolean }) => {
  const [isBought, setBought] = useState(false)
  const { policy } = doc
  const isDead = doc.health === 'dead'
  if (policy?.refusal === 'dead') return <DeadNote doc={doc} />
  return (
    <>
      {isDead && <DeadNote doc={doc} />}
      {policy?.refusal ? (
        <Locked doc={doc} policy={policy} isChecking={isChecking} onBought={() => setBought(true)} />
      ) : (
        <ShareCard doc={doc} isNew={isBought} />
      )}
    </>
  )
}
