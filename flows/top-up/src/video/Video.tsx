import { virtualQueryVideoSkuQuery } from '@koo/api-client/calls'
import { TextField } from '@koo/page/fields'
import { patternText } from '@koo/page/form'
import { useCall } from '@koo/page/query'
import { shopPage } from '../shop/shopPage.tsx'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

/** The number of a phone, or an address of mail. */
const ACCOUNT = /^(?:1[3-9]\d{9}|[\w.+-]{1,40}@[\w-]{1,40}(?:\.[\w-]{1,20}){1,3})$/

export default shopPage({
  draft: 'top_up_video',
  account: patternText(ACCOUNT, copy),
  heading: copy.heading,
  columns: 2,
  useOffer: () => useCall(virtualQueryVideoSkuQuery, {}),
  field: (name, _, onTyped) => (
    <TextField
      name={name}
      label={copy.label}
      placeholder={copy.placeholder}
      inputMode="email"
      autoComplete="off"
      maxLength={64}
      onValueChange={onTyped}
    />
  ),
  shown: (account) => account,
  ways: ({ exit }: Props) => [
    { id: 'phone', label: copy.phone, go: () => exit('phone') },
    { id: 'qq', label: copy.qq, go: () => exit('qq') },
  ],
  onOrders: ({ exit }) => exit('orders'),
  onPaid: (orderNum, { exit }) => exit('paid', { orderNum }),
})
