import { repaymentGetAutopayStatusQuery, repaymentShowAutoPayEntryQuery } from '@koo/api-client/calls'
import type {
  RepaymentGetAutopayStatusContent as AutoPayState,
  RepaymentShowAutoPayEntryContent as AutoPayEntry,
} from '@koo/api-client/types'
import { AutoPayRow } from '@koo/kit/AutoPayRow'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { cardTail } from '@koo/page'
import { QueryBoundary } from '@koo/page/layout'
import { useGateway, useInvalidate } from '@koo/page/query'
import { isOn } from '../../blocks/autoPay/flags.ts'
import { useDebitedCard } from '../../blocks/autoPay/useDebitedCard.ts'
import { useOpeningDialogs } from '../../blocks/autoPay/useOpeningDialogs.tsx'
import { AlipayRow } from './AlipayRow.tsx'
import { copy } from './copy.ts'
import { signingOf } from './signing.ts'
import type { Props } from './step.ts'
import { useAutoPay } from './useAutoPay.ts'
import * as styles from './autopay.css.ts'

/** The settings of automatic repayment. */
export default function AutoPaySettings({ exit }: Props) {
  return (
    <QueryBoundary query={useAutoPay()} skeleton="list" failedTitle={copy.failed}>
      {(known) => <Settings {...known} exit={exit} />}
    </QueryBoundary>
  )
}

interface SettingsProps extends Pick<Props, 'exit'> {
  state: AutoPayState
  entry: AutoPayEntry
}

function Settings({ state, entry, exit }: SettingsProps) {
  const opening = useOpeningDialogs()
  const card = useDebitedCard(true)
  const signing = signingOf(state, card?.cardNo, useGateway().serverNow())
  return (
    <Page>
      {(signing === 'expired' || signing === 'otherCard') && (
        <Notice tone="warn" actionText={copy.resign} onAction={() => void exit('resign')}>
          {signing === 'expired' ? copy.expired : copy.otherCard(cardTail(state.signedCardNo ?? ''))}
        </Notice>
      )}
      <Surface pad="list">
        <BankRow entry={entry} opening={opening} />
      </Surface>
      <Surface pad="list">
        <ListRow
          data-event="autopay_cards"
          label={copy.card}
          value={card?.name ?? copy.noCard}
          tone="quiet"
          onClick={() => exit('cards')}
        />
      </Surface>
      <AlipayRow status={state.alipayChannelStatus} />
      <Surface heading={copy.rules.heading}>
        <ul className={styles.points}>
          {copy.rules.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Surface>
      {opening.dialogs}
    </Page>
  )
}

// autoPay.6
/** `showStatus` of a customer who has never signed: the sheet explains first. The others have a switch on this page. */
const OPEN = 2
const SWITCHES: readonly unknown[] = [1, 3, 4]

interface BankRowProps extends Pick<SettingsProps, 'entry'> {
  opening: ReturnType<typeof useOpeningDialogs>
}

/** Automatic repayment by bank card. A jump would lead to this page, and what is open can be closed: both are a switch here. */
function BankRow({ entry: { showStatus, autoRepaymentStatus }, opening }: BankRowProps) {
  const invalidate = useInvalidate()
  const isOpen = isOn(autoRepaymentStatus)
  if (showStatus !== OPEN && !SWITCHES.includes(showStatus)) {
    const refresh = () => {
      void invalidate(repaymentShowAutoPayEntryQuery)
      void invalidate(repaymentGetAutopayStatusQuery, {})
    }
    return (
      <Notice tone="warn" actionText={copy.unknown.refresh} onAction={refresh}>
        {copy.unknown.text}
      </Notice>
    )
  }
  return (
    <AutoPayRow
      data-event="autopay_switch"
      show={showStatus === OPEN ? 'open' : 'switch'}
      label={copy.bank}
      note={isOpen ? copy.note.on : copy.note.off}
      value={copy.open}
      on={isOpen}
      busy={opening.busy}
      onSwitch={(next) => void (next ? opening.open() : opening.turnOff())}
      onOpen={() => void opening.explain()}
    />
  )
}
