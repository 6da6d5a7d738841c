import { merchantCreateSalesOrder } from '@koo/api-client/calls'
import { NameField, PhoneField, TextField } from '@koo/page/fields'
import { namedField, useStepForm } from '@koo/page/form'
import { FormPage, FormSection } from '@koo/page/layout'
import { addressOf } from '@koo/steps/regions'
import { IndustryField, industryIdOf, ShopAddress, shopCopy } from '@koo/steps/shop'
import { copy } from './copy.ts'
import { orderSchema } from './orderSchema.ts'
import type { PartProps } from './useStart.ts'

const texts = copy.order
const labels = {
  merchantName: shopCopy.name.label,
  industry: shopCopy.industry.label,
  region: shopCopy.region.label,
  detail: shopCopy.detail.label,
  ...texts.labels,
}

/** The order: which shop it is, where it is, and who is asked about it. */
export function OrderForm({ order, start }: PartProps) {
  const form = useStepForm({
    schema: orderSchema,
    defaultValues: {
      merchantName: order.merchantName ?? '',
      industry: [],
      region: [],
      detail: '',
      contactName: '',
      contactPhone: '',
    },
    draft: { key: 'merchant_order' },
    submit: merchantCreateSalesOrder,
    request: ({ industry, region, detail, ...others }) => ({
      ...others,
      industryId: industryIdOf(industry),
      address: addressOf(region, detail),
    }),
    codes: {
      400: namedField(labels),
      42121: start.changed,
      42122: start.changed,
    },
    onDone: start.refresh,
  })
  const { fields } = form
  return (
    <FormPage
      form={form}
      submitText={texts.submit}
      intro={texts.intro}
      surface={false}
      onUnknown={() => start.look(() => form.methods.reset())}
    >
      <FormSection heading={texts.shop}>
        <TextField
          name={fields.merchantName}
          label={labels.merchantName}
          placeholder={shopCopy.name.placeholder}
          autoComplete="organization"
        />
        <IndustryField name={fields.industry} />
        <ShopAddress region={fields.region} detail={fields.detail} />
      </FormSection>
      <FormSection heading={texts.contact}>
        <NameField name={fields.contactName} label={labels.contactName} />
        <PhoneField name={fields.contactPhone} label={labels.contactPhone} />
      </FormSection>
    </FormPage>
  )
}
