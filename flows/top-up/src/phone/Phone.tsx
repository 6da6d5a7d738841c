import { virtualQueryPhoneSkuQuery } from '@koo/api-client/calls'
import { PhoneField } from '@koo/page/fields'
import { mobileNumber } from '@koo/page/form'
import { useCall } from '@koo/page/query'
import { shopPage } from '../shop/shopPage.tsx'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

const account = mobileNumber(copy)
const isPhone = (text: string) => account.safeParse(text).success

/** The network comes with the articles: it is that of the number. */
export default shopPage({
  draft: 'top_up_phone',
  account,
  heading: copy.heading,
  columns: 3,
  useOffer: (mobile) => useCall(virtualQueryPhoneSkuQuery, { mobile }, { enabled: isPhone(mobile) }),
  before: (mobile) => (isPhone(mobile) ? null : copy.before),
  field: (name, offer, onTyped) => (
    <PhoneField
      name={name}
      label={copy.label}
      placeholder={copy.placeholder}
      hint={offer?.operatorName?.trim() ?? undefined}
      onValueChange={onTyped}
    />
  ),
  shown: (mobile) => mobile.replace(/^(\d{3})(\d{4})/, '$1 $2 '),
  ways: ({ exit }: Props) => [
    { id: 'video', label: copy.video, go: () => exit('video') },
    { id: 'qq', label: copy.qq, go: () => exit('qq') },
  ],
  onOrders: ({ exit }) => exit('orders'),
  onPaid: (orderNum, { exit }) => exit('paid', { orderNum }),
})
