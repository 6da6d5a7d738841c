import { CashBackReminder } from '@koo/kit/CashBackReminder'
import { Dialog } from '@koo/kit/Dialog'
import { cashBackText, shortMoney, type Cents } from '@koo/pricing'
import { copy } from './copy.ts'

/** What the customer is asked before borrowing. */
export type Question =
  | { about: 'phone'; card: string; canChange: boolean }
  | { about: 'cashBack'; amount: Cents; borrow: Cents; reward: Cents }

/** What the customer wants: what the dialog offers, to go on without it, or to stay on the page. */
export type Answer = 'take' | 'goOn' | 'stay'

export interface BeforeBorrowProps {
  question: Question
  open: boolean
  onAnswer(answer: Answer): void
}

// bankCard.3, widget.4
/** The dialogs between the loan button and the next page: the phone at the bank, and cash-back. */
export default function BeforeBorrow({ question, open, onAnswer }: BeforeBorrowProps) {
  const shell = { open, onOpenChange: () => onAnswer('stay') }
  if (question.about === 'phone') {
    const { phone } = copy
    return (
      <Dialog
        {...shell}
        closable
        title={phone.title}
        confirmText={question.canChange ? phone.change : phone.goOn}
        cancelText={question.canChange ? phone.goOn : null}
        onConfirm={() => onAnswer(question.canChange ? 'take' : 'goOn')}
        onCancel={() => onAnswer('goOn')}
      >
        {phone.text(question.card)}
      </Dialog>
    )
  }
  const { cashBack } = copy
  return (
    <CashBackReminder
      {...shell}
      title={cashBackText(question)}
      reward={shortMoney(question.reward)}
      unit={cashBack.unit}
      keepText={cashBack.keep(shortMoney(question.amount))}
      onKeep={() => onAnswer('goOn')}
      allText={cashBack.all(shortMoney(question.borrow))}
      onAll={() => onAnswer('take')}
    >
      {cashBack.text}
    </CashBackReminder>
  )
}
