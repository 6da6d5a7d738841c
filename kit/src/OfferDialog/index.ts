export { Offer } from './Offer.tsx'
export type { OfferFigure, OfferProps } from './Offer.tsx'
export { OfferDialog } from './OfferDialog.tsx'
export type { OfferDialogProps } from './OfferDialog.tsx'
