import { isRefused } from '@koo/api-client'
import { merchantConfirmReservation } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DateField, MoneyField, NameField, PhoneField, SelectField, TextField } from '@koo/page/fields'
import { namedField } from '@koo/page/form'
import { FormSection } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { beijingText } from '@koo/page/time'
import { formPage } from '@koo/steps/form'
import { addressOf } from '@koo/steps/regions'
import { IndustryField, industryIdOf, ShopAddress, shopCopy } from '@koo/steps/shop'
import { copy } from './copy.ts'
import { schema } from './schema.ts'
import { useArrival } from './useArrival.ts'
import { HOURS, isAhead, visitTimeOf } from './visitTime.ts'

const text = copy.form
const { labels, groups } = text

const hours = HOURS.map((hour) => ({ value: hour, label: hour }))

/** What the server's sentence about a field has in it. */
const namedIn = { contactName: '联系人', industry: '行业', merchantName: '店铺名称', visitDay: '时间' }

/** Books a visit: one booking for one attempt, by its serial number, and what was typed stays until it is received. */
export default formPage({
  schema,
  defaultValues: {
    contactName: '',
    contactPhone: '',
    merchantName: '',
    industry: [],
    region: [],
    detail: '',
    amount: '',
    visitDay: '',
    visitHour: null,
  },
  draft: { key: 'merchant_booking' },
  submit: merchantConfirmReservation,
  request: ({ contactName, contactPhone, merchantName, industry, region, detail, amount, ...visit }) => ({
    contactName,
    contactPhone,
    merchantName,
    industryId: industryIdOf(industry),
    address: addressOf(region, detail),
    applyAmount: amount,
    visitTime: visitTimeOf(visit.visitDay, visit.visitHour),
  }),
  codes: { 400: namedField(namedIn), 42112: { field: 'amount' } },
  texts: text,
  surface: false,
  useParts({ fields, methods, failure }, { exit }) {
    const gateway = useGateway()
    const look = useArrival(() => {
      // The draft has become a booking.
      methods.reset()
      return exit('done')
    })
    const isRunning =
      failure?.error !== undefined && isRefused<typeof merchantConfirmReservation>(failure.error, 42121)
    return {
      async check() {
        const { visitDay, visitHour } = methods.getValues()
        if (isAhead(visitDay, visitHour ?? '', gateway.serverNow())) return true
        methods.setError('visitDay', { type: 'past', message: text.wrong.past }, { shouldFocus: true })
        return false
      },
      onUnknown: look,
      wayOn: isRunning && (
        <Button kind="text" block onClick={() => exit('done')}>
          {text.running}
        </Button>
      ),
      fields: (
        <>
          <FormSection heading={groups.contact}>
            <NameField name={fields.contactName} label={labels.contactName} enterKeyHint="next" />
            <PhoneField name={fields.contactPhone} label={labels.contactPhone} enterKeyHint="next" />
          </FormSection>
          <FormSection heading={groups.shop}>
            <TextField
              name={fields.merchantName}
              label={shopCopy.name.label}
              placeholder={shopCopy.name.placeholder}
              autoComplete="organization"
            />
            <IndustryField name={fields.industry} />
            <ShopAddress region={fields.region} detail={fields.detail} />
          </FormSection>
          <FormSection heading={groups.visit}>
            <MoneyField
              name={fields.amount}
              label={labels.amount}
              placeholder={text.placeholders.amount}
              decimals={0}
              after="元"
            />
            <DateField
              name={fields.visitDay}
              label={labels.visitDay}
              min={beijingText(gateway.serverNow()).slice(0, 10)}
            />
            <SelectField
              name={fields.visitHour}
              label={labels.visitHour}
              hint={text.hourHint}
              options={hours}
            />
            <Button kind="text" onClick={() => exit('example')}>
              {text.example}
            </Button>
          </FormSection>
        </>
      ),
    }
  },
  done: (): 'done' | 'example' => 'done',
})
