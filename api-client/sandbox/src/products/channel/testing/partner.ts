import { expect } from 'vitest'
import type { Calls } from '@koo/api-client/registry'
import { MAGIC_CODES } from '../../../index.ts'
import { makeIdNumber } from '../../../people/account/idNumber.ts'
import { mountOf, Person, frozenSandbox, type Mount } from '../../../testing/client.ts'

/** An ID number with a valid check character, born in 1992. */
export const ID_NUMBER = makeIdNumber('330106', '1992-03-15', 123, '男')

/** A customer of a partner: signs in with a partner token. */
export async function comeFrom(
  partner: string,
  mobile: string,
  mount: Mount = mountOf(frozenSandbox()),
): Promise<Person> {
  const person = new Person(mount)
  const session = await person.call('channel/loginHook', { partnerToken: `${partner}.${mobile}` })
  person.token = session.token
  return person
}

/** A persona signed in by name. */
export async function personaOf(name: string, mount: Mount = mountOf(frozenSandbox())): Promise<Person> {
  return new Person(mount).signIn(name)
}

/** A persona signed in by name, in a world with replaced parts of its data. */
export async function tweaked(name: string, tweak: Record<string, unknown>): Promise<Person> {
  const person = new Person(mountOf(frozenSandbox()))
  await person.admin('POST', 'reset', { persona: name, tweak })
  return person.signIn(name)
}

/** The next page of a customer: the step name, the slug of a page of another company in angle brackets, or a path of the app. */
export async function place(person: Person): Promise<string> {
  const { actionType, pageCode, url } = await person.call('channel/getPageMeta', {})
  if (actionType === 'PAGE') {
    expect(url ?? null, 'a PAGE has no address').toBeNull()
    return pageCode ?? ''
  }
  const address = new URL(url ?? '')
  if (address.pathname.startsWith('/pages/')) return address.pathname
  expect(address.pathname).toMatch(/^\/__sandbox\/partner\//)
  return `<${address.pathname.split('/').at(-1) ?? ''}>`
}

/** Completes the page of another company for a customer. Returns the address that the browser opens then. */
export async function visit(person: Person, outcome: string): Promise<string | null> {
  const { url } = await person.call('channel/getPageMeta', {})
  const response = await person.mount.fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  })
  return response.status === 303 ? response.headers.get('location') : `HTTP ${response.status}`
}

/** Uploads both sides of an ID card. */
export async function photos(
  person: Person,
  names: { front: string; back: string } = { front: 'front.jpg', back: 'back.jpg' },
): Promise<{ frontKey: string; backKey: string }> {
  const send = async (side: 'front' | 'back'): Promise<string> => {
    const file = new File([`${side} of a card`], names[side], { type: 'image/jpeg' })
    return (await person.call('credit/uploadIdPhoto', { file, side })).key ?? ''
  }
  return { frontKey: await send('front'), backKey: await send('back') }
}

/** Two valid contacts. */
export const CONTACTS: Calls['channel/fillContacts']['request']['contacts'] = [
  { contactName: '王建国', contactPhone: '13912345678', contactLevel: 1, contactRelationshipId: 1 },
  { contactName: '李梅', contactPhone: '13812345679', contactLevel: 2, contactRelationshipId: 5 },
]

/** Completes the customer's current step as its page would do. A step on another company's page is visited. */
export async function doStep(person: Person, step: string): Promise<void> {
  switch (step) {
    case 'id-auth':
      await person.call('channel/idAuth', { realName: '张明', idNumber: ID_NUMBER })
      return
    case 'id-number-auth':
      await person.call('channel/idNumberAuth', { realName: '张明', idNumber: ID_NUMBER })
      return
    case 'id-card-auth':
      await person.call('channel/idCardAuth', await photos(person))
      return
    case 'face-verify':
      expect(await person.call('channel/faceVerify', { token: 'face-pass', scene: 'apply' })).toMatchObject({
        passed: true,
      })
      return
    case 'extra-user-contacts':
    case 'user-contacts':
      await person.call('channel/fillContacts', { contacts: CONTACTS })
      return
    case 'user-info':
      await person.call('credit/saveBaseInfoV2', {
        incomeRange: 3,
        company: '示例科技有限公司',
        address: { province: '浙江省', city: '杭州市', area: '西湖区', detail: '文三路90号' },
      })
      return
    case 'pre-assess-amount-ing':
      await person.call('channel/preAssessAmount', {})
      while ((await person.call('channel/queryPreAssessAmountStatus', {})).status === 'ing');
      return
    case 'assess-amount':
      await person.call('channel/assessAmount', {})
      return
    case 'assess-amount-ing':
      while ((await person.call('channel/queryAssessAmountStatus', {})).status === 1);
      return
    case 'pre-assess-amount-success':
    case 'assess-amount-success':
    case 'jydcheckedsuccess':
      await person.call('channel/queryAmount', {})
      return
    case 'pay':
    case 'combine-pay':
      await pay(person)
      return
    default:
      expect(step).toMatch(/^</)
      await visit(person, 'done')
  }
}

/** Binds a card with this ending. Returns its number. */
export async function bindCard(person: Person, last: string): Promise<string> {
  const { url } = await person.call('channel/bindCard', { callBackUrl: 'https://shop.example/back' })
  await person.mount.fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ bank: '招商银行', last, outcome: 'success' }),
  })
  const options = await person.call('channel/queryPayOptions', {})
  return options.find((option) => option.card?.cardNo.endsWith(last))?.card?.userCardId ?? ''
}

/** A payment of the order as it is shown: in six instalments, unless something else is wanted. */
export async function payment(
  person: Person,
  wanted: Partial<Calls['channel/confirmPay']['request']> = {},
): Promise<Calls['channel/confirmPay']['request']> {
  const { orderNum, orderAmount, periodList } = await person.call('channel/queryInstalmentDetails', {})
  const { period = 6, payType } = wanted
  const plan = periodList.find((each) => each.period === period)
  return {
    serialNumber: 'pay-0000-0000-0001',
    verifyCode: MAGIC_CODES.right,
    orderNum: orderNum ?? '',
    amount: orderAmount,
    period,
    ...(plan && payType !== 'card' && { monthPay: plan.monthPay }),
    ...wanted,
  }
}

/** Pays the order in instalments until the decision. */
export async function pay(
  person: Person,
  wanted: Partial<Calls['channel/confirmPay']['request']> = {},
): Promise<Calls['channel/confirmPay']['content'][]> {
  await person.call('channel/sendVerifySms', { type: 1 })
  const states = [await person.call('channel/confirmPay', await payment(person, wanted))]
  while (states.at(-1)?.status === 'PAY_ING') states.push(await person.call('channel/queryPayStatus', {}))
  return states
}
