import { virtualQueryQqSkuQuery } from '@koo/api-client/calls'
import { TextField } from '@koo/page/fields'
import { patternText } from '@koo/page/form'
import { useCall } from '@koo/page/query'
import { shopPage } from '../shop/shopPage.tsx'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

export default shopPage({
  draft: 'top_up_qq',
  account: patternText(/^[1-9]\d{4,10}$/, copy),
  heading: copy.heading,
  columns: 3,
  // Every QQ account has the same articles.
  useOffer: () => useCall(virtualQueryQqSkuQuery, {}),
  field: (name, _, onTyped) => (
    <TextField
      name={name}
      label={copy.label}
      placeholder={copy.placeholder}
      inputMode="numeric"
      autoComplete="off"
      maxLength={11}
      onValueChange={onTyped}
    />
  ),
  shown: (account) => account,
  ways: ({ exit }: Props) => [
    { id: 'phone', label: copy.phone, go: () => exit('phone') },
    { id: 'video', label: copy.video, go: () => exit('video') },
  ],
  onOrders: ({ exit }) => exit('orders'),
  onPaid: (orderNum, { exit }) => exit('paid', { orderNum }),
})
