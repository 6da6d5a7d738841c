import { otherGetCardTitlesQuery } from '@koo/api-client/calls'
import { IconCoupon, IconService, IconReceipt, IconShield, IconStar } from '@koo/kit/Icon'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { useCall } from '@koo/page/query'
import { readableText } from '@koo/pricing'
import { readValue } from '@koo/steps/menu'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

const ROWS = [
  { code: 'repayment', exit: 'bills', Icon: IconReceipt },
  { code: 'coupon', exit: 'coupons', Icon: IconCoupon },
  { code: 'raiseLimit', exit: 'raise', Icon: IconShield },
  { code: 'membership', exit: 'member', Icon: IconStar },
  { code: 'topUp', exit: 'topUp', Icon: IconService },
] as const

/** The ways from the wallet, with what the server says of each: they lead on also without it. */
export function WalletRows({ exit }: Pick<Props, 'exit'>) {
  const titles = useCall(otherGetCardTitlesQuery, {}, { staleTime: 0 })
  return (
    <Surface pad="list">
      {ROWS.map(({ code, exit: way, Icon }) => {
        const said = titles.data?.find((row) => row.code === code)
        return (
          <ListRow
            key={code}
            data-event={way === 'topUp' ? 'top_up' : way}
            icon={<Icon />}
            label={said?.title.trim() || copy.titles[code]}
            value={readValue(titles, () => readableText(said?.subTitle?.trim() ?? ''))}
            tone="quiet"
            onClick={() => void exit(way)}
          />
        )
      })}
    </Surface>
  )
}
