import { OfferDialog } from '@koo/kit/OfferDialog'
import type { Popup, PopupProps } from '@koo/steps/popups'
import type { PopupTexts } from './texts.ts'
import { typeIndex, type RewardPopupName } from './table.ts'

interface WalletPopupProps extends PopupProps {
  name: RewardPopupName
  texts: PopupTexts
}

/** A pop-up of the table, with its texts. */
export function WalletPopup({ name, texts, open, end, onClosed }: WalletPopupProps) {
  return (
    <OfferDialog
      data-popup={name}
      title={texts.title}
      offer={texts.offer}
      confirmText={texts.confirm}
      cancelText={texts.cancel}
      open={open}
      onConfirm={() => end('confirm')}
      onCancel={() => end('cancel')}
      onOpenChange={() => end('close')}
      onClosed={onClosed}
    />
  )
}

/** The pop-up of the queue for a row of the table. */
export function walletPopup(name: RewardPopupName, texts: PopupTexts): Popup {
  return {
    name,
    type: typeIndex(name),
    Content: (props) => <WalletPopup {...props} name={name} texts={texts} />,
  }
}
