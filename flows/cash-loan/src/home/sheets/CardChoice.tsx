import { CardSheet } from '@koo/kit/CardSheet'
import { useMemo } from 'react'
import { cardFace } from '../present.ts'
import type { SheetProps } from './index.tsx'

/** The cards that can receive the money, and the way to another one (spec 2 "Bank card"). */
export function CardChoice({ open, onClose, reads, card, change, addCard }: SheetProps) {
  const cards = reads.cards.data
  const options = useMemo(
    () => (cards ?? []).map((each) => ({ id: each.userCardId, ...cardFace(each) })),
    [cards],
  )
  return (
    <CardSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      cards={options}
      {...(card && { value: card.userCardId })}
      onValueChange={(cardId) => change({ cardId })}
      onAdd={addCard}
    />
  )
}
