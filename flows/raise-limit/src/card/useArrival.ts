import { toast } from '@koo/kit/OverlayHost'
import { toastFailure } from '@koo/page/form'
import { useState } from 'react'
import { copy } from './copy.ts'
import { useCards } from './useCards.ts'

/** Whether a card whose submit got no reply has arrived: then the list has one that it did not have before. */
export function useArrival(onArrived: () => unknown) {
  const { data = [], refetch } = useCards()
  const [known] = useState(data)
  const look = async () => {
    const { data: cards, error } = await refetch()
    if (error || !cards) return toastFailure(error)
    const isThere = cards.some((card) => known.every(({ userCardId }) => userCardId !== card.userCardId))
    return isThere ? onArrived() : toast(copy.notThere)
  }
  return { known, look }
}
