import { memoryStorage } from '@koo/flow/testing/storage'
import { expect, it } from 'vitest'
import { formDraft } from './formDraft.ts'

const SECRETS =
  'idNo idNumber cardNo bankCardNo cardNumber smsCode code password photo frontPhoto picture cvv'.split(' ')

/** The draft of a form with this field and one that may be kept, after both were typed. */
function kept(field: string) {
  const host = { store: memoryStorage(), memory: memoryStorage(), userId: () => 'u1', now: () => 0 }
  const draft = formDraft(host, { key: 'sample' }, { company: '', [field]: '' })
  draft.save({ company: '有数', [field]: '11010119' })
  return { loaded: draft.load(), text: host.store.getItem('draft_sample') }
}

it.each(SECRETS)('a field called %s is never part of a draft', (field) => {
  const { loaded, text } = kept(field)
  expect(loaded).toEqual({ company: '有数' })
  expect(text).not.toContain('11010119')
})

it.each(['email', 'detail', 'marriage'])('a field called %s is', (field) => {
  expect(kept(field).loaded).toEqual({ company: '有数', [field]: '11010119' })
})
