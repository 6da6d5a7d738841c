import { isRefused } from '@koo/api-client'
import { activityQueryOfferOrdersQuery, activitySaveOrderAddress } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { useForget } from '@koo/page/query'
import { deliverySchema } from '@koo/steps/delivery'
import { formPage } from '@koo/steps/form'
import { addressOf } from '@koo/steps/regions'
import { AddressFields } from './AddressFields.tsx'
import { choicesOf, NEW, takesNew } from './choices.ts'
import { copy } from './copy.ts'
import { orderIn, type Known } from './known.ts'
import { schema } from './schema.ts'
import type { ofOrder } from './search.ts'
import type { OrderAddressStep } from './step.ts'

type FormProps = StepPageProps<OrderAddressStep, typeof ofOrder> & { readonly known: Known }

/**
 * The address of one order: a saved one, or one that is written here. One write for one attempt, by its serial number, and what
 * was written stays until it is saved.
 */
export const AddressForm = formPage({
  schema,
  defaultValues: (_, { known: { addresses } }: FormProps) => ({
    chosen: choicesOf(addresses)[0]?.id ?? NEW,
    contactName: '',
    contactPhone: '',
    region: [],
    detail: '',
  }),
  // One for each order: what was chosen for another prize is not what this one gets. With nothing to choose, no choice is kept.
  draft: ({ search: { orderNum }, known: { addresses } }) => ({
    key: `address.order.${orderNum}`,
    ...(choicesOf(addresses).length === 0 && { omit: ['chosen'] }),
  }),
  submit: activitySaveOrderAddress,
  request({ chosen, ...written }, { known, search: { orderNum } }) {
    const saved = choicesOf(known.addresses).find(({ id }) => id === chosen)
    if (saved) return { orderNum, address: saved.address }
    const { region, detail, ...contact } = deliverySchema.parse(written)
    return { orderNum, address: { ...contact, ...addressOf(region, detail) } }
  },
  texts: copy,
  surface: false,
  useParts({ fields, methods, failure }, { known, search, exit }) {
    const forget = useForget()
    const { addresses } = known
    const choices = choicesOf(addresses)
    const hasRoom = takesNew(addresses)
    const prizes = () => exit('prizes')
    const title = orderIn(known, search.orderNum)?.title.trim()
    return {
      // What was kept may name an address that is gone by now, or a new one where there is no room for it any more.
      async check() {
        const chosen = methods.getValues('chosen')
        if (chosen === NEW ? hasRoom : choices.some(({ id }) => id === chosen)) return true
        methods.setError('chosen', { type: 'gone', message: copy.missing.chosen }, { shouldFocus: true })
        return false
      },
      // The list shows the orders as they are now, not as they were.
      onSent: () => forget(activityQueryOfferOrdersQuery),
      onUnknown: prizes,
      wayOn: isRefused<typeof activitySaveOrderAddress>(failure?.error, 42162) && (
        <Button kind="text" block data-event="prizes" onClick={prizes}>
          {copy.prizes}
        </Button>
      ),
      fields: (
        <>
          {title && (
            <Surface pad="list">
              <ListRow label={copy.prize} value={title} />
            </Surface>
          )}
          <AddressFields
            fields={fields}
            choices={choices}
            takesNew={hasRoom}
            isNew={methods.watch('chosen') === NEW && hasRoom}
          />
        </>
      ),
    }
  },
  done: () => 'prizes',
})
