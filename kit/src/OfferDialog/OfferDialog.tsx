'use client'
import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import { Offer, type OfferProps } from './Offer.tsx'

export interface OfferDialogProps extends Omit<DialogProps, 'children' | 'closable' | 'danger' | 'footer'> {
  /** What is offered. */
  offer: Omit<OfferProps, 'children' | 'className'>
  /** More below the offer: a time left. */
  children?: ReactNode
}

/**
 * Something that the customer may use or leave: figures, a sentence, two equal buttons and a close button. No pressure:
 * refusing is as easy to see and to tap as accepting. Other props are those of `Dialog`.
 */
export function OfferDialog({ offer, children, ...dialog }: OfferDialogProps) {
  return (
    <Dialog {...dialog} closable>
      <Offer {...offer}>{children}</Offer>
    </Dialog>
  )
}
