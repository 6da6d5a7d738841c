import type { WalletCard } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { EmptyState } from '@koo/kit/EmptyState'
import { Surface } from '@koo/kit/Surface'
import { readableText } from '@koo/pricing'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

interface GuestCardProps extends Pick<Props, 'exit'> {
  card: WalletCard
}

/** What a visitor can have, and the sign-in. */
export const GuestCard = ({ card: { title, buttonText }, exit }: GuestCardProps) => (
  <Surface>
    <EmptyState
      drawing={<DrawingCard />}
      title={readableText(title?.trim() || copy.title)}
      text={copy.visitor}
      action={
        <Button data-event="sign_in" onClick={() => exit('signIn')}>
          {buttonText?.trim() || copy.signIn}
        </Button>
      }
    />
  </Surface>
)
