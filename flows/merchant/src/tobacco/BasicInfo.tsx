import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { copy } from './copy.ts'
import { dayOf } from './facts.ts'
import { hasEnded } from './licence.ts'
import { tobaccoPart } from './tobaccoPart.ts'

const text = copy.basic

/** The licence: whose shop it is, where, and until when. */
export default tobaccoPart({
  what: '许可证信息',
  part: ({ basicInfo }) => basicInfo ?? null,
  head: ({ validUntil }, now) => hasEnded(validUntil, now) && <Notice tone="warn">{text.ended}</Notice>,
  sections: ({ licenceNo, shopName, ownerName, address, validUntil }, now) => [
    {
      heading: text.heading,
      facts: [
        { label: text.licenceNo, value: licenceNo },
        { label: text.shopName, value: shopName },
        { label: text.ownerName, value: ownerName },
        { label: text.address, value: address },
        { label: text.validUntil, value: dayOf(validUntil, now) },
      ],
    },
  ],
  footer: ({ validUntil }, { exit }, now) =>
    hasEnded(validUntil, now) ? (
      <Button block onClick={() => exit('failed')}>
        {text.why}
      </Button>
    ) : (
      <Button data-event="confirm_licence" block onClick={() => exit('next')}>
        {text.next}
      </Button>
    ),
})
