import { userQueryAmountQuery } from '@koo/api-client/calls'
import type { CreditAmounts, WalletCard } from '@koo/api-client/types'
import { useAddress } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { LimitRing } from '@koo/kit/LimitRing'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { useOpenUrl } from '@koo/page'
import { useCall, useGateway } from '@koo/page/query'
import { readableText, statedCents, toCents } from '@koo/pricing'
import { limitFigures } from '@koo/steps/limit-figures'
import { copy } from './copy.ts'
import { DueRow } from './DueRow.tsx'
import type { Props } from './step.ts'
import * as styles from './wallet.css.ts'

interface LimitCardProps extends Pick<Props, 'exit'> {
  card: WalletCard
}

/** The limit as a ring, what the customer can do now in the words of the server, and what is due. */
export function LimitCard({ card, exit }: LimitCardProps) {
  const { opens } = useAddress()
  const open = useOpenUrl()
  const { title, buttonText, linkUrl } = card
  return (
    <>
      <Surface>
        <Stack gap={5}>
          <h2 className={styles.title}>{readableText(title?.trim() || copy.title)}</h2>
          <Ring card={card} />
          {linkUrl && opens(linkUrl) && (
            <Button block data-event="card" onClick={() => open(linkUrl)}>
              {buttonText?.trim() || copy.look}
            </Button>
          )}
        </Stack>
      </Surface>
      <DueRow card={card} exit={exit} />
    </>
  )
}

/** Nothing where there is no limit. The amounts of the card stand in until, and unless, the customer's own come. */
function Ring({ card }: { card: WalletCard }) {
  const now = useGateway().serverNow()
  const { data } = useCall(userQueryAmountQuery, {}, { staleTime: 0 })
  const amounts: CreditAmounts = data ?? card
  const total = statedCents(amounts.loanAmount)
  if (total === null || total <= 0 || statedCents(amounts.canUseLoanAmount) === null) return null
  const usable = toCents(amounts.canUseLoanAmount)
  return <LimitRing {...limitFigures(amounts, usable, usable, 'main', now)} />
}
