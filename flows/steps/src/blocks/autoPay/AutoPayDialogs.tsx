import { AutoPaySheet } from '@koo/kit/AutoPaySheet'
import { Dialog } from '@koo/kit/Dialog'
import { useBindCard } from '../bindCard/index.ts'
import SigningDialog from '../signing/SigningDialog.tsx'
import { autoPayCopy as copy } from './copy.ts'
import { useDebitedCard } from './useDebitedCard.ts'
import type { Opening, OpeningStage } from './useOpening.ts'

/** The sheet and the dialogs of opening automatic repayment, one at a time. Their code is not needed before a tap. */
export default function AutoPayDialogs({ opening }: { opening: Opening }) {
  const { stage, busy, code, close } = opening
  const card = useDebitedCard(stage === 'explain' || stage === 'card')
  const { addCard } = useBindCard()
  const shown = (name: OpeningStage) => ({
    open: stage === name,
    onOpenChange(next: boolean) {
      if (!next) close()
    },
  })
  return (
    <>
      <AutoPaySheet
        {...shown('explain')}
        title={copy.sheet.title}
        dismissible={!busy}
        cardLabel={copy.sheet.card}
        points={copy.sheet.points}
        actionText={copy.sheet.action}
        onAction={opening.open}
        {...(card && {
          card: { bankName: card.bankName, name: card.name, ...(card.logo && { logo: card.logo }) },
        })}
      />
      <SigningDialog
        {...shown('code')}
        copy={copy.code}
        code={code}
        confirm={opening.confirm}
        busy={busy}
        hasVoice={false}
      />
      <Dialog
        {...shown('card')}
        title={copy.card.title}
        confirmText={copy.card.use}
        cancelText={copy.card.other}
        closable={!busy}
        dismissible={!busy}
        onConfirm={async () => {
          await opening.useCard()
          // The code dialog or the result has replaced this one.
          return false
        }}
        onCancel={() => void addCard()}
      >
        {copy.card.text(card ? copy.card.named(card.name) : copy.card.nameless)}
      </Dialog>
      <Dialog
        {...shown('bind')}
        title={copy.bind.title}
        confirmText={copy.bind.action}
        cancelText={copy.bind.later}
        onConfirm={() => addCard()}
      >
        {copy.bind.text}
      </Dialog>
    </>
  )
}
