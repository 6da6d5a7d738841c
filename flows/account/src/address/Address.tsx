import { activityQueryOrderAddressQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingHouse } from '@koo/kit/Drawing'
import { Notice } from '@koo/kit/Notice'
import { inOrder, MOST_ADDRESSES } from '@koo/steps/delivery'
import { recordsPage } from '@koo/steps/records'
import { AddressRow } from './AddressRow.tsx'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

const isFull = (addresses: readonly unknown[]) => addresses.length >= MOST_ADDRESSES

/** The customer's addresses, the default one first. */
export default recordsPage({
  name: 'addresses',
  call: activityQueryOrderAddressQuery,
  request: () => ({}),
  rows: inOrder,
  rowKey: ({ addressId }, place) => String(addressId ?? place),
  rowHeight: 88,
  renderRow: (row, { exit }: Props) => <AddressRow address={row} onEdit={(id) => exit('edit', { id })} />,
  head: (addresses) => isFull(addresses) && <Notice>{copy.most(MOST_ADDRESSES)}</Notice>,
  footer: (addresses, { exit }) =>
    !isFull(addresses) && (
      <Button data-event="add_address" block onClick={() => exit('edit')}>
        {copy.add}
      </Button>
    ),
  empty: () => ({ ...copy.empty, drawing: <DrawingHouse /> }),
  failedTitle: copy.failed,
})
