/** A page with a pre-check, known values, a draft, a region and an agreement, for the tests and stories of `formPage`. */
import {
  creditSaveBaseInfoV2,
  otherGetMultiWebConfigQuery,
  userSelectUserDataQuery,
} from '@koo/api-client/calls'
import { defineStep } from '@koo/flow'
import { AGREEMENTS, creditConsent, readAgreements } from '@koo/page/consent'
import { CascadeField, TextField } from '@koo/page/fields'
import { namedField, requiredText } from '@koo/page/form'
import { useCall } from '@koo/page/query'
import * as z from 'zod/mini'
import { useConsent } from '../../../blocks/consent/index.ts'
import { addressOf, regionOf, regionSchema, useRegions } from '../../../blocks/regions/index.ts'
import { formPage } from '../index.ts'

export const labels = { company: '单位名称', region: '所在地区', detail: '详细地址' }
export const texts = { submit: '保存地址', intro: '用于寄送纸质合同', failed: '地址加载失败' }

const schema = z.object({
  company: requiredText('请填写单位名称', 50),
  region: regionSchema('请选择所在地区'),
  detail: requiredText('请填写详细地址', 100),
})

/** Agreed to before anything is sent. */
function useAgreement() {
  const agreements = useCall(otherGetMultiWebConfigQuery, AGREEMENTS, { select: readAgreements })
  const { line, check } = useConsent(creditConsent, agreements)
  return { line, check }
}

export const Home = formPage({
  authId: '136',
  query: userSelectUserDataQuery,
  schema,
  defaultValues: ({ company, address }) => ({
    company: company ?? '',
    region: regionOf(address),
    detail: address?.detail ?? '',
  }),
  draft: { key: 'sample_home' },
  submit: creditSaveBaseInfoV2,
  request: ({ company, region, detail }) => ({ incomeRange: 1, company, address: addressOf(region, detail) }),
  codes: { 400: namedField(labels) },
  texts,
  useParts({ fields }) {
    const load = useRegions()
    return {
      ...useAgreement(),
      fields: (
        <>
          <TextField name={fields.company} label={labels.company} />
          <CascadeField name={fields.region} label={labels.region} load={load} />
          <TextField name={fields.detail} label={labels.detail} />
        </>
      ),
    }
  },
  done: () => 'saved',
})

export const home = defineStep({
  title: '收件地址',
  exits: { saved: null, blocked: null, apply: null },
}).page(() => Promise.resolve({ default: Home }))
