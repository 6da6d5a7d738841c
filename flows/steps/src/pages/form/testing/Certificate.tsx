/** A page whose write has a picture, for the tests and stories of `formPage`. */
import { creditMarriageCertificate } from '@koo/api-client/calls'
import { defineStep } from '@koo/flow'
import type { Upload } from '@koo/kit/UploadField'
import { UploadField } from '@koo/page/fields'
import * as z from 'zod/mini'
import { formPage } from '../index.ts'

export const texts = { submit: '提交结婚证' }
export const missing = '请上传结婚证照片'

const schema = z.object({
  pictures: z.readonly(z.array(z.object({ id: z.string() }))).check(z.minLength(1, { error: missing })),
})

/** In place of the store of pictures. */
const upload: Upload = (file) => Promise.resolve({ id: file.name })

export const Certificate = formPage({
  schema,
  defaultValues: { pictures: [] },
  submit: creditMarriageCertificate,
  request: ({ pictures: [first] }) => ({ picture: first?.id ?? '' }),
  codes: { 42141: { field: 'pictures' } },
  texts,
  useParts: ({ fields }) => ({
    fields: <UploadField name={fields.pictures} label="结婚证照片" max={1} upload={upload} />,
  }),
  done: () => 'done',
})

export const certificate = defineStep({ title: '结婚证认证', exits: { done: null } }).page(() =>
  Promise.resolve({ default: Certificate }),
)
