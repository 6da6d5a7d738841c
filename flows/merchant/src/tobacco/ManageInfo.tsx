import { Button } from '@koo/kit/Button'
import { copy } from './copy.ts'
import { amountOf, dayOf } from './facts.ts'
import { tobaccoPart } from './tobaccoPart.ts'

const text = copy.manage

/** How the shop does: since when, its level, and what it orders in a month. */
export default tobaccoPart({
  what: '经营信息',
  part: ({ manageInfo }) => manageInfo ?? null,
  sections: ({ openDate, level, monthOrderCount, monthOrderAmount }, now) => [
    {
      heading: text.heading,
      facts: [
        { label: text.openDate, value: dayOf(openDate, now) },
        { label: text.level, value: level },
        { label: text.monthOrderCount, value: monthOrderCount == null ? null : text.times(monthOrderCount) },
        { label: text.monthOrderAmount, value: amountOf(monthOrderAmount) },
      ],
    },
  ],
  footer: (_, { exit }) => (
    <Button data-event="confirm_trade" block onClick={() => exit('next')}>
      {text.next}
    </Button>
  ),
})
