import { activityQueryOrderAddressQuery, userSaveAddress } from '@koo/api-client/calls'
import type { OrderAddress } from '@koo/api-client/types'
import { optionalQuery, type StepPageProps } from '@koo/flow'
import { Switch } from '@koo/page/fields'
import { namedField } from '@koo/page/form'
import { DeliveryFields } from '@koo/steps/delivery'
import { formPage } from '@koo/steps/form'
import { addressOf, regionOf } from '@koo/steps/regions'
import { copy } from './copy.ts'
import { Gone } from './Gone.tsx'
import { schema } from './schema.ts'
import type { step } from './step.ts'

/** `id`: which address; none: a new one. */
export const search = optionalQuery({ id: /^[\w-]{1,64}$/ })

type Props = StepPageProps<typeof step, typeof search>

const { labels } = copy

/** The address of the query among those of the customer. */
const foundIn = (addresses: readonly OrderAddress[], { search: { id } }: Pick<Props, 'search'>) =>
  id === undefined ? undefined : addresses.find(({ addressId }) => String(addressId) === id)

/**
 * Adds or changes an address: one for one attempt, by its serial number. `user/saveAddress` keeps it and nothing more: the call of
 * the prizes would send every prize there that waits for an address.
 */
export default formPage({
  query: activityQueryOrderAddressQuery,
  schema,
  defaultValues(addresses, page: Props) {
    const known = foundIn(addresses, page)
    return {
      contactName: known?.contactName ?? '',
      contactPhone: known?.contactPhone ?? '',
      region: regionOf(known),
      detail: known?.detail ?? '',
      isDefault: Boolean(known?.isDefault ?? addresses.length === 0),
    }
  },
  // One for each address: what was typed for another one must never come over it.
  draft: ({ search: { id } }) => ({ key: id === undefined ? 'address' : `address.${id}` }),
  submit: userSaveAddress,
  request: ({ region, detail, ...contact }, { search: { id } }) => ({
    address: { ...contact, ...addressOf(region, detail), ...(id !== undefined && { addressId: id }) },
  }),
  codes: { 400: namedField(labels) },
  texts: copy,
  useParts({ fields }, page, addresses) {
    const { search, exit } = page
    const leave = () => exit('done')
    const isGone = search.id !== undefined && foundIn(addresses, page) === undefined
    return {
      instead: isGone && <Gone onBack={leave} />,
      // The list shows whether it has arrived.
      onUnknown: leave,
      fields: (
        <>
          <DeliveryFields fields={fields} />
          <Switch name={fields.isDefault} label={labels.isDefault} />
        </>
      ),
    }
  },
  done: () => 'done',
})
